import {
  addCartItem,
  clearCart,
  createComment,
  createOrder,
  createReview,
  endpointsByName,
  getCart,
  getProduct,
  getPublicSettings,
  listProducts,
  login,
  refreshToken,
  register,
  startCardPayment,
  type Endpoint,
} from '@shop/shared/contracts/provider';
import { describe, expect, test, vi } from 'vitest';
import type { Access } from './bearer.ts';
import { clientOf, fakeProvider, json, settings } from './testing/fake-provider.ts';

const none: Record<string, never> = {};
const signedIn = { access: () => Promise.resolve('token-1') };
const credentials = { login_id: 'ann@example.com', password: 'secret-word' };
const address = { fullname: '', contact_number: '', street: '', city: '', postalCode: '', country: '' };

/** Whatever each endpoint needs as input, all at once. */
const anyInput = { slug: 'maki', id: 1, paymentUuid: 'u', post: 1, type: 'refund_policy', quantity: 1 };

async function callAll(options: Parameters<typeof clientOf>[1]) {
  const provider = fakeProvider(() => json(null));
  const client = clientOf(provider, options);
  for (const endpoint of endpointsByName.values()) {
    // The answer is of no interest here, and null fits few of them.
    await client.call(endpoint as Endpoint<unknown, unknown>, anyInput).catch(() => undefined);
  }
  return provider.sent;
}

test('texts learn the players of the settings from the client [SEC-14]', () => {
  const provider = fakeProvider(() => json(null));
  const players = ['video.example/embed/'];
  expect(clientOf(provider, { settings: { ...settings, players } }).players).toEqual(players);
  expect(clientOf(provider).players).toBeUndefined();
});

describe('addresses and headers', () => {
  test('every call goes to the API base with the tenant header [API-01]', async () => {
    const sent = await callAll(signedIn);
    expect(sent).toHaveLength(endpointsByName.size);
    expect(sent.filter(({ address }) => !address.startsWith(`${settings.apiBase}/`))).toEqual([]);
    expect(sent.filter(({ headers }) => headers.get('X-Tenant-ID') !== '7')).toEqual([]);

    const renamed = await callAll({
      ...signedIn,
      settings: { ...settings, tenantHeader: 'X-Shop' },
      tenant: 12,
    });
    expect(renamed.filter(({ headers }) => headers.get('X-Shop') !== '12')).toEqual([]);
    expect(renamed.filter(({ headers }) => headers.has('X-Tenant-ID'))).toEqual([]);
  });

  test('every call but login, registration and refresh carries the bearer [API-02]', async () => {
    const sent = await callAll(signedIn);
    const bare = sent.filter(({ headers }) => headers.get('Authorization') !== 'Bearer token-1');
    expect(bare.map(({ path }) => path)).toEqual([
      '/accounts/login/',
      '/accounts/register/',
      '/accounts/token/refresh/',
    ]);
    expect(bare.some(({ headers }) => headers.has('Authorization'))).toBe(false);
  });

  test('every path can be overridden, call by call [API-03]', async () => {
    const paths = Object.fromEntries([...endpointsByName.keys()].map((name) => [name, `/own/${name}/`]));
    const sent = await callAll({ ...signedIn, settings: { ...settings, paths } });
    expect(sent.map(({ path }) => path.split('?')[0])).toEqual(Object.values(paths));

    const provider = fakeProvider(() => json([]));
    const client = clientOf(provider, {
      settings: { ...settings, paths: { 'products.get': '/menu/:slug' } },
    });
    await client.call(getProduct, { slug: 'tuna maki' }).catch(() => undefined);
    await client.call(listProducts, none);
    expect(provider.sent.map(({ path }) => path)).toEqual([
      '/menu/tuna%20maki',
      '/products/products/?is_active=true',
    ]);
  });

  test('the product list always asks for active products [API-13]', async () => {
    const provider = fakeProvider(() => json([]));
    const client = clientOf(provider);
    await client.call(listProducts, {});
    await client.call(listProducts, { category: 'maki', search: 'tuna & co' });
    await client.call(listProducts, { category: '', search: '' }, { fresh: true });
    expect(provider.sent.map(({ path }) => path)).toEqual([
      '/products/products/?is_active=true',
      '/products/products/?is_active=true&category__slug=maki&search=tuna+%26+co',
      '/products/products/?is_active=true',
    ]);
  });

  test('while the browser loads a page again every GET asks the provider, whatever the browser has [RTE-17]', async () => {
    const provider = fakeProvider(() => json([]));
    const visit = vi.spyOn(performance, 'getEntriesByType');
    const client = clientOf(provider, { cacheMs: 0 });
    await client.call(listProducts, {});
    visit.mockReturnValue([{ type: 'back_forward' } as never]);
    await client.call(listProducts, { search: 'tuna' });
    visit.mockRestore();
    // Cloudflare Workers refuse `default`.
    expect(provider.sent.map(({ init }) => init.cache)).toEqual([undefined, 'reload']);
  });

  test('a relative file path counts from the backend host, an absolute one stays [API-07]', () => {
    const provider = fakeProvider(() => json(null));
    const plain = clientOf(provider);
    expect(plain.file('/media/a b.webp')).toBe('https://provider.test/media/a%20b.webp');
    expect(plain.file('media/maki.webp')).toBe('https://provider.test/media/maki.webp');
    expect(plain.file('https://cdn.test/x.webp?w=1')).toBe('https://cdn.test/x.webp?w=1');
    const other = clientOf(provider, { settings: { ...settings, backendHost: 'https://files.test' } });
    expect(other.file('/media/maki.webp')).toBe('https://files.test/media/maki.webp');
    expect(plain.file('')).toBe('');
  });
});

describe('sessions', () => {
  test('without a session no call that requires one is sent [SEC-10]', async () => {
    const provider = fakeProvider(() => json(null));
    const client = clientOf(provider);
    const refused = { name: 'ProviderError', kind: 'refused' };
    await expect(client.call(getCart, none)).rejects.toMatchObject(refused);
    await expect(client.call(addCartItem, { product_id: 1, quantity: 1 })).rejects.toMatchObject(refused);
    await expect(
      client.call(createOrder, { payment_method: 'custom', delivery_address: address }),
    ).rejects.toMatchObject(refused);
    await expect(client.call(startCardPayment, { orderId: 1 })).rejects.toMatchObject(refused);
    await expect(client.call(createReview, { product: 1, rating: 5, comment: 'x' })).rejects.toMatchObject(
      refused,
    );
    await expect(client.call(createComment, { post: 1, content: 'x', parent: null })).rejects.toMatchObject(
      refused,
    );
    expect(provider.sent).toEqual([]);
  });

  test('answers that belong to a session are requested every time', async () => {
    const provider = fakeProvider(() => json({ items: [] }));
    const client = clientOf(provider, signedIn);
    await client.call(getCart, none);
    await client.call(getCart, none);
    expect(provider.sent).toHaveLength(2);
  });

  test('login, registration and refresh do not wait for the access token', async () => {
    const provider = fakeProvider(() => json({ access: 'a', refresh: 'r' }));
    const client = clientOf(provider, { access: () => new Promise(() => undefined) });
    await client.call(login, credentials);
    await client.call(register, { email: 'a', password: 'b', password_confirm: 'b' });
    await client.call(refreshToken, { refresh: 'r' });
    expect(provider.sent).toHaveLength(3);
  });

  test('a failed refresh fails calls that need a session, unsent; others go without [SES-18]', async () => {
    const provider = fakeProvider(() => json([]));
    const client = clientOf(provider, { access: () => Promise.reject(new Error('no session')) });
    await expect(client.call(getCart, none)).rejects.toThrow('no session');
    expect(provider.sent).toEqual([]);
    await client.call(listProducts, none);
    expect(provider.sent.map(({ headers }) => headers.has('Authorization'))).toEqual([false]);
  });

  test('while a refresh hangs, the first public read waits 2 seconds, and the next ones not [SES-18]', async () => {
    vi.useFakeTimers();
    const provider = fakeProvider(() => json([]));
    const client = clientOf(provider, { access: () => new Promise(() => undefined) });
    const first = client.call(listProducts, none);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(provider.sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await first;
    const next = client.call(listProducts, none, { fresh: true });
    await vi.advanceTimersByTimeAsync(0);
    await next;
    expect(provider.sent).toHaveLength(2);
    vi.useRealTimers();
  });

  test('public answers stay cached while only calls of the customer carry a bearer', async () => {
    const provider = fakeProvider(({ path }) => json(path.includes('cart') ? { items: [] } : []));
    let bearer: string | null = 'one';
    const client = clientOf(provider, { access: async () => bearer });
    await client.call(getCart, {});
    bearer = null;
    await client.call(listProducts, none);
    bearer = 'one';
    await client.call(getCart, {});
    bearer = null;
    await client.call(listProducts, none);
    expect(provider.sent.filter(({ path }) => path.includes('products'))).toHaveLength(1);
  });

  test('a 401 to a bearer leads to one other bearer and one repeat, of changes too [SES-19]', async () => {
    const provider = fakeProvider(({ headers }) =>
      headers.get('Authorization') === 'Bearer two' ? json({ items: [] }) : json({}, 401),
    );
    const access: Access = async (refusal) => (refusal ? 'two' : 'one');
    await clientOf(provider, { access }).call(clearCart, {});
    expect(provider.sent.map(({ method, headers }) => [method, headers.get('Authorization')])).toEqual([
      ['DELETE', 'Bearer one'],
      ['DELETE', 'Bearer two'],
    ]);
  });
});

describe('answers', () => {
  test('a list is accepted as an array and as an object with results [API-04]', async () => {
    const item = { id: 1, slug: 'maki', name: 'Maki', price: 4.5 };
    const lists = [[item], { results: [item], next: 'https://provider.test/api/products/products/?page=2' }];
    const provider = fakeProvider(() => json(lists.shift()));
    const client = clientOf(provider);
    const array = await client.call(listProducts, none);
    const paginated = await client.call(listProducts, none, { fresh: true });
    expect(array.items).toMatchObject([{ slug: 'maki', price: '4.50' }]);
    expect(array.next).toBeNull();
    expect(paginated.items).toEqual(array.items);
    expect(paginated.next).toBe('https://provider.test/api/products/products/?page=2');
  });

  test('a 404 is an answer where the endpoint says so, and an empty answer is null', async () => {
    const answers = [json({ detail: 'Not found.' }, 404), new Response(null, { status: 204 })];
    const client = clientOf(fakeProvider(() => answers.shift() ?? json({})));
    expect(await client.call(getPublicSettings, none)).toBeNull();
    expect(await client.call(getPublicSettings, none, { fresh: true })).toBeNull();
  });
});
