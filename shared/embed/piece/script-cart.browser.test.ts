import { afterEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../../testing/area/index.ts';
import { openCart } from './script-cart.ts';

const apiBase = 'https://provider.test/api';
const product = { id: 7, name: 'Maki', slug: 'maki', price: '4.50', stock: 9, is_active: true };

const openFor = (tenant: number) =>
  openCart({ apiBase, tenant, storefrontUrl: 'https://shop.test', base: '/', path: '/' });

/** As another tab does it. */
function logIn(tenant: number, customer: string) {
  localStorage.setItem(`${tenant}@${apiBase}:authToken`, tokenOf(customer));
  localStorage.setItem(`${tenant}@${apiBase}:refreshToken`, 'refresh');
  dispatchEvent(new StorageEvent('storage', { key: `${tenant}@${apiBase}:authToken` }));
}

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
  const cart = openFor(7);
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

test.each([
  { tenant: 8, next: 'ann', came: [] },
  { tenant: 9, next: 'mele', came: [{ Note: 'No wasabi' }] },
])(
  'what a script adds for a customer whose session has ended comes with a login of $next as: $came [SEC-207]',
  async ({ tenant, next, came }) => {
    const refused = vi.spyOn(console, 'error').mockImplementation(() => {});
    const added: unknown[] = [];
    let hasEnded = true;
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
      if (address.includes('/products/')) return Response.json(product);
      if (hasEnded) return Response.json({ detail: 'Over.' }, { status: 401 });
      if (method === 'POST')
        added.push((JSON.parse(body as string) as { customization: unknown }).customization);
      return Response.json({ id: 1, items: [], total_items: 0, total_price: '0.00' });
    });
    logIn(tenant, 'mele');
    const cart = openFor(tenant);
    expect((await cart.getCart()).count).toBe(0);
    expect(await cart.add('maki', 1, 'No wasabi')).toBe('login');
    hasEnded = false;
    logIn(tenant, next);
    await expect.poll(() => added.length + refused.mock.calls.length).toBe(1);
    expect(added).toEqual(came);
  },
);

test('what a script adds while its dish is looked up goes to no other customer, who logs in meanwhile [SEC-207]', async () => {
  const lookup = Promise.withResolvers<Response>();
  const changes: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (address.includes('/products/')) return lookup.promise;
    if (method !== 'GET') changes.push(address);
    return Response.json({ id: 1, items: [], total_items: 0, total_price: '0.00' });
  });
  logIn(10, 'mele');
  const cart = openFor(10);
  await cart.getCart();
  const adding = cart.add('maki', 1, 'No wasabi');
  logIn(10, 'ann');
  lookup.resolve(Response.json(product));
  await expect(adding).rejects.toThrow('Another customer has logged in');
  expect(changes).toEqual([]);
});

test('what is added at the storefront after its login waits for no login here [SEC-265]', async () => {
  const changes: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (address.includes('/products/')) return Response.json(product);
    if (method !== 'GET') changes.push(address);
    return Response.json({ id: 1, items: [], total_items: 0, total_price: '0.00' });
  });
  const cart = openFor(12);
  expect(await cart.add('maki', 2, 'No wasabi')).toBe('login');
  const login = cart.storefrontLogin?.('maki', 2, 'No wasabi') ?? '';
  expect(new URLSearchParams(login.split('?')[1]).get('redirect')).toBe(
    '/products?basket=2*maki*No+wasabi&chosen=1',
  );
  logIn(12, 'ann');
  expect((await cart.getCart()).count).toBe(0);
  expect(await cart.add('maki', 1, '')).toBe('added');
  expect(changes).toHaveLength(1);
});

test('what a customer has typed whose session was ended is in no address of the storefront [SEC-265]', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Over.' }, { status: 401 }));
  logIn(13, 'mele');
  const cart = openFor(13);
  expect((await cart.getCart()).count).toBe(0);
  expect(await cart.add('maki', 1, 'No wasabi')).toBe('login');
  expect(cart.storefrontLogin?.('maki', 1, 'No wasabi')).not.toContain('wasabi');
});

test('a cart that cannot be read is no empty one, and is read again when it is asked for again [EMB-99]', async () => {
  let isDown = true;
  const items = [{ id: 1, quantity: 3, customization: {}, product }];
  vi.stubGlobal('fetch', async () =>
    isDown
      ? Response.json({ detail: 'Down.' }, { status: 500 })
      : Response.json({ id: 1, items, total_items: 3, total_price: '13.50' }),
  );
  logIn(14, 'mele');
  const cart = openFor(14);
  await expect(cart.getCart()).rejects.toThrow('HTTP 500');
  const heard: number[] = [];
  cart.onChange(({ count }) => heard.push(count));
  isDown = false;
  expect((await cart.getCart()).count).toBe(3);
  expect(heard).toEqual([3]);
});
