import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from './dialog.tsx';

test.each([
  ['not shown [SEC-120]', 'hidden'],
  ['inert [SEC-182]', 'inert'],
] as const)('a dialog in something that is %s leaves the page as it is', async (_, closed) => {
  const place = document.body.appendChild(document.createElement('div'));
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Book a table';
  place[closed] = true;
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    button.remove();
  });
  const close = vi.fn<() => void>();
  root.render(<Dialog onClose={close}>Your cart</Dialog>);
  await expect.poll(() => close.mock.calls.length).toBe(1);
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  await page.getByRole('button', { name: 'Book a table' }).click();
  expect(pressed).toHaveBeenCalledOnce();
});
