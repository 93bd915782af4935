import { memoryStorage } from '@shop/shared/testing/area';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProduct } from '../samples.ts';
import { addToCart } from './add-to-cart.ts';

type Shop = Parameters<typeof addToCart>[0];
type State<Store extends 'session' | 'cart'> = ReturnType<Shop[Store]['getState']>;

const product = aProduct({ id: 7, slug: 'eel', name: 'Eel', stock: 3 });

/** A shop whose cart answers with the given function. */
function shop(signedIn: boolean, add = vi.fn<State<'cart'>['add']>(async () => {})) {
  // Only what adding to the cart reads of the two stores.
  const platform = {
    session: { getState: () => ({ signedIn }) as State<'session'> },
    cart: { getState: () => ({ add }) as unknown as State<'cart'> },
    storagePrefix: 'widget.',
    root: { host: {} },
  } as unknown as Shop;
  return { add, platform };
}

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('adds the product and says so', async () => {
  const { add, platform } = shop(true);
  const notice = await addToCart(platform, product, 3);
  expect(notice).toEqual({ kind: 'success', text: '3 x Eel added to cart!' });
  expect(add.mock.calls).toEqual([[{ productId: 7, quantity: 3, product }]]);
});

test('sends a note in one line, and none that is blank', async () => {
  const { add, platform } = shop(true);
  await addToCart(platform, product, 1, '  No wasabi,\n please ');
  await addToCart(platform, product, 1, ' \n ');
  const noted = { productId: 7, quantity: 1, product, customization: { Note: 'No wasabi, please' } };
  expect(add.mock.calls).toEqual([[noted], [{ productId: 7, quantity: 1, product }]]);
});

test('sends a visitor to the login before any look at the stock, and stores the item', async () => {
  const { add, platform } = shop(false);
  const login = { kind: 'login', path: '/login?redirect=/products/eel' };
  expect(await addToCart(platform, { ...product, stock: 0 }, 9)).toMatchObject(login);
  expect(sessionStorage.getItem('widget.wantedItem')).toBe('9 eel');
  await addToCart(platform, product, 2, 'No\nwasabi');
  expect(sessionStorage.getItem('widget.wantedItem')).toBe('2 eel\nNo wasabi');
  expect(add).not.toHaveBeenCalled();
});

test('refuses what is out of stock, and more than there is', async () => {
  const { add, platform } = shop(true);
  const soldOut = await addToCart(platform, { ...product, stock: 0 }, 1);
  expect(soldOut).toEqual({ kind: 'error', text: 'Item is out of stock.' });
  expect(await addToCart(platform, product, 4)).toEqual({ kind: 'error', text: 'Only 3 items available.' });
  expect(add).not.toHaveBeenCalled();
});

test('adds any quantity when the stock is not known', async () => {
  const { platform } = shop(true);
  expect(await addToCart(platform, { ...product, stock: null }, 40)).toMatchObject({ kind: 'success' });
});

test('says that it failed', async () => {
  const { platform } = shop(
    true,
    vi.fn(() => Promise.reject(new TypeError('no'))),
  );
  expect(await addToCart(platform, product, 1)).toEqual({ kind: 'error', text: 'Failed to add item.' });
});

test('refuses a product without a price, a visitor included, without any call [REC-06]', async () => {
  for (const { add, platform } of [shop(true), shop(false)]) {
    const notice = await addToCart(platform, { ...product, price: null }, 1);
    expect(notice).toMatchObject({ kind: 'error', text: expect.stringContaining('on request') });
    expect(add).not.toHaveBeenCalled();
  }
  expect(sessionStorage.getItem('widget.wantedItem')).toBeNull();
});

test('sends a customer whose session turns out to have ended to the login, and stores the item [SES-21]', async () => {
  let signedIn = true;
  const add = () => {
    signedIn = false;
    return Promise.reject(new Error('Please log in again.'));
  };
  const platform = {
    session: { getState: () => ({ signedIn }) as State<'session'> },
    cart: { getState: () => ({ add }) as unknown as State<'cart'> },
    storagePrefix: 'widget.',
    root: { host: {} },
  } as unknown as Shop;
  const login = { kind: 'login', path: '/login?redirect=/products/eel' };
  expect(await addToCart(platform, product, 2)).toMatchObject(login);
  expect(sessionStorage.getItem('widget.wantedItem')).toBe('2 eel');
});

test('where the login may be at the storefront, which has nothing of what is stored here, its address has the dish [SEC-265]', async () => {
  const result = await addToCart(shop(false).platform, product, 2, 'No\nwasabi');
  const leaving = 'leaving' in result ? result.leaving : undefined;
  const { searchParams } = new URL(leaving?.atStorefront ?? '', 'http://shop');
  expect(searchParams.get('redirect')).toBe('/products?basket=2*eel*No+wasabi&chosen=1');
  // Else it would be added here, too, after another login.
  leaving?.onLeave();
  expect(sessionStorage.getItem('widget.wantedItem')).toBeNull();
});
