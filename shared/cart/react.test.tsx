import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge, createFakeCart } from './testing/fake-cart.tsx';

test('renders the empty cart of a visitor where no browser is, and sends nothing', () => {
  const { cart, reload, show } = createFakeCart();
  show('ready', 3);
  expect(renderToString(<Badge cart={cart} />)).toBe('<output>0</output>');
  expect(reload).not.toHaveBeenCalled();
});
