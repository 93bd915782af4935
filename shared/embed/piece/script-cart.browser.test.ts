import { afterEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../../testing/area/index.ts';
import { openCart } from './script-cart.ts';

const apiBase = 'https://provider.test/api';
const product = { id: 7, name: 'Maki', slug: 'maki', price: '4.50', stock: 9, is_active: true };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what a page’s script throws at a change of the cart stops nothing: more is added, and ordered [SEC-180]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem(`7@${apiBase}:authToken`, tokenOf('mele'));
  let quantity = 0;
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (address.includes('/products/')) return Response.json(product);
    if (method === 'POST') quantity += 1;
    const items = quantity > 0 ? [{ id: 1, quantity, customization: {}, product }] : [];
    return Response.json({ id: 1, items, total_items: quantity, total_price: '4.50' });
  });
  const cart = openCart({
    apiBase,
    tenant: 7,
    storefrontUrl: 'https://shop.test',
    base: '/',
    path: '/',
  });
  const mine = new Error('Mine.');
  const end = cart.onChange(() => {
    throw mine;
  });
  expect(await cart.add('maki', 1, '')).toBe('added');
  expect(await cart.add('maki', 1, '')).toBe('added');
  expect((await cart.getCart()).count).toBe(2);
  expect(logged).toHaveBeenCalledWith(mine);
  end();
});
