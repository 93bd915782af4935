import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Badge, createFakeCart } from './testing/fake-cart.tsx';

test('loads the cart when it is first shown, and shows its changes', async () => {
  const { cart, reload, show } = createFakeCart();
  const element = document.createElement('div');
  const root = createRoot(element);
  root.render(<Badge cart={cart} />);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  expect(element.textContent).toBe('0');
  show('ready', 3);
  await vi.waitFor(() => expect(element.textContent).toBe('3'), { timeout: 10_000 });
  expect(reload).toHaveBeenCalledTimes(1);
  root.unmount();
});
