import { endpointsByName } from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../sandbox/testing/shop.ts';
import { checkProvider, type CheckOptions } from './check-provider.ts';
import { orderCalls } from './steps.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => fetch(`${shop.sandbox.origin}/__faults`, { method: 'DELETE' }));
afterAll(() => shop.stop());

const origins = ['https://shop.example', 'https://guide.example'];
const account = { login: 'demo@umi.example', password: 'sushi-demo-1' };

function check(options: Partial<CheckOptions> = {}) {
  const { apiBase } = shop.sandbox;
  return checkProvider({
    apiBase,
    tenant: 7,
    profile: {},
    write: false,
    order: false,
    origins: [],
    fetch,
    ...options,
  });
}

async function answerWith(path: string, body: unknown, status = 200): Promise<void> {
  await fetch(`${shop.sandbox.origin}/__faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'status', match: { path }, status, body }),
  });
}

test('the sandbox fits in every call [PRV-02]', async () => {
  const profile = { idempotencyHeader: 'Idempotency-Key' };
  const { calls } = await check({ account, write: true, profile, origins });
  const unfit = calls.filter(({ result }) => result !== 'fits');
  expect(unfit.map(({ name, result }) => [name, result])).toEqual(
    orderCalls.map((name) => [name, 'not asked']),
  );
  expect(calls.map(({ name }) => name).toSorted()).toEqual([...endpointsByName.keys()].toSorted());
});

test('without an account and without --write, only what visitors read is asked for', async () => {
  const { calls } = await check({ origins });
  const asked = calls.filter(({ result }) => result !== 'not asked');
  expect(asked.every(({ request }) => request.startsWith('GET '))).toBe(true);
  expect(asked.map(({ name }) => name)).not.toContain('cart.get');
});

test('each spoiled field is named, once for a list [PRV-02]', async () => {
  const good = { id: 1, slug: 'eel', name: 'Eel', price: '3.20', stock: 4, is_active: true };
  await answerWith('^/api/products/products/\\?', [
    { ...good, price: 3.2, stock: 'many' },
    { ...good, price: 4, main_image: 'eel.webp', attributes: [{ key: 'taste', value: 6 }] },
    { name: 'No id', slug: 'none' },
  ]);
  await answerWith('/company/info/', 'out of order');
  await answerWith('/pages/manage/faqs/', { detail: 'Gone' }, 500);
  const { calls } = await check();
  const callNamed = (name: string) => calls.find((call) => call.name === name);
  expect(callNamed('products.list')).toMatchObject({ result: 'differs' });
  expect(callNamed('products.list')?.differences).toEqual(
    expect.arrayContaining([
      { field: '[].price', expected: 'string or null', got: 'number' },
      { field: '[].stock', expected: 'number or null', got: 'string' },
      { field: '[].main_image', expected: 'object or null', got: 'string' },
      { field: '[].attributes[].value', expected: 'string or null', got: 'number' },
      { field: '[].id', expected: 'a value', got: 'nothing' },
    ]),
  );
  expect(callNamed('company.info')?.differences).toEqual([
    { field: 'answer', expected: 'object', got: 'string' },
  ]);
  expect(callNamed('faqs.list')?.differences).toEqual([
    { field: 'status', expected: 'an answer of 200 to 299', got: '500' },
  ]);
});

test('text of the right type that the shop cannot read is named, too [PRV-02]', async () => {
  const good = { id: 1, slug: 'eel', name: 'Eel', price: '3.20', attributes: [{ key: 'Taste', value: 'x' }] };
  const spoiled = { id: ' ', slug: '', price: 'N/A', price_before_discount: '1,250' };
  const attributes = [{ key: '', value: 'x' }];
  await answerWith('^/api/products/products/\\?', [good, { ...good, ...spoiled, attributes }]);
  const { calls } = await check();
  const amount = 'a plain amount, as "9.80"';
  const filled = 'text that is not blank';
  const products = calls.find(({ name }) => name === 'products.list');
  expect(products?.differences.filter(({ got }) => got !== 'nothing')).toEqual([
    { field: '[].id', expected: filled, got: '" "' },
    { field: '[].slug', expected: filled, got: '""' },
    { field: '[].price', expected: amount, got: '"N/A"' },
    { field: '[].price_before_discount', expected: amount, got: '"1,250"' },
    { field: '[].attributes[].key', expected: filled, got: '""' },
  ]);
});

test('a field that no record has is named: it may have another name there [PRV-02]', async () => {
  const eel = { id: 1, slug: 'eel', title: 'Eel', price: null };
  await answerWith('^/api/products/products/\\?', {
    results: [eel, { ...eel, id: 2, is_active: true }],
    next: null,
  });
  await answerWith('/company/info/', { slogan: 'Rice first' });
  await answerWith('/accounts/login/', { token: 'a.b.c', refresh: 'r' });
  const { calls } = await check({ account });
  const nothingIn = (name: string) =>
    calls
      .find((call) => call.name === name)
      ?.differences.flatMap(({ field, got }) => (got === 'nothing' ? field : []));
  const absent = ['name', 'price_before_discount', 'stock', 'category', 'main_image', 'attributes'];
  expect(nothingIn('products.list')).toEqual(absent.map((field) => `results[].${field}`));
  expect(nothingIn('company.info')).toEqual([
    'tagline',
    'history_summary',
    'mission_statement',
    'vision_statement',
    'core_values',
  ]);
  expect(nothingIn('accounts.login')).toEqual(['access']);
});

/** The sandbox with other CORS headers for one kind of request. */
function fetchWith(isSpoiled: (address: string, init: RequestInit) => boolean, headers: HeadersInit) {
  return async (address: string | URL | Request, init: RequestInit = {}) => {
    const response = await fetch(address, init);
    if (!isSpoiled(new Request(address).url, init)) return response;
    const body = response.status === 204 ? null : await response.text();
    return new Response(body, { status: response.status, headers });
  };
}

const isPreflight = (_: string, { method }: RequestInit) => method === 'OPTIONS';

test('what a preflight lacks is named, for calls that are not sent, too [PRV-04]', async () => {
  const { calls } = await check({
    account,
    profile: { tenantHeader: 'X-Tenant-ID', idempotencyHeader: 'Request-Once' },
    origins: origins.slice(0, 1),
    fetch: fetchWith(isPreflight, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, POST, PATCH',
      'Access-Control-Allow-Headers': '*, X-Tenant-ID',
    }),
  });
  const callNamed = (name: string) => calls.find((call) => call.name === name);
  expect(callNamed('settings.public')).toMatchObject({ result: 'differs' });
  expect(callNamed('accounts.login')).toMatchObject({ result: 'fits' });
  const place = 'preflight from https://shop.example';
  const authorization = {
    field: `${place}, Access-Control-Allow-Headers`,
    expected: 'authorization',
    got: '*, x-tenant-id',
  };
  expect(callNamed('orders.create')).toMatchObject({ result: 'differs', differences: [authorization] });
  expect(callNamed('cart.remove')?.differences).toEqual([
    { field: `${place}, Access-Control-Allow-Methods`, expected: 'DELETE', got: 'GET, POST, PATCH' },
    authorization,
  ]);
});

test('a header of its own that the profile names is asked for [PRV-04]', async () => {
  const profile = { tenantHeader: 'Shop-Number', idempotencyHeader: 'Request-Once' };
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'authorization' };
  const { calls } = await check({ profile, origins, fetch: fetchWith(isPreflight, headers) });
  const lacks = calls
    .find(({ name }) => name === 'orders.create')
    ?.differences.map(({ field, expected, got }) => `${field}: ${expected}, ${got}`);
  expect(lacks).toEqual(
    origins.flatMap((origin) =>
      ['content-type', 'request-once', 'shop-number'].map(
        (name) => `preflight from ${origin}, Access-Control-Allow-Headers: ${name}, authorization`,
      ),
    ),
  );
});

test('a refused preflight and an answer that only another origin may read are named [PRV-04]', async () => {
  const isMissing = (address: string) => address.includes('/faqs/');
  const refused = await check({
    origins,
    fetch: (address, init) =>
      init?.method === 'OPTIONS'
        ? Promise.resolve(new Response(null, { status: 405 }))
        : fetchWith(isMissing, { 'Access-Control-Allow-Origin': 'https://shop.example' })(address, init),
  });
  const expected = 'an answer of 200 to 299';
  expect(refused.calls.find(({ name }) => name === 'faqs.list')?.differences).toEqual([
    { field: 'preflight from https://shop.example', expected, got: '405' },
    { field: 'preflight from https://guide.example', expected, got: '405' },
    {
      field: 'answer to https://guide.example, Access-Control-Allow-Origin',
      expected: '* or https://guide.example',
      got: 'https://shop.example',
    },
  ]);
});

test('what is missing is said, and a path without its last slash goes into the profile', async () => {
  await answerWith('^/api/blog/posts/\\?', { detail: 'Not found.' }, 404);
  await answerWith('^/api/pages/manage/faqs/', { detail: 'Not found.' }, 404);
  await answerWith('^/api/pages/manage/faqs$', [{ question: 'Open?', answer: 'Yes.' }]);
  const { calls, profile } = await check();
  const resultOf = (name: string) => calls.find((call) => call.name === name)?.result;
  expect([resultOf('posts.list'), resultOf('posts.get'), resultOf('faqs.list')]).toEqual([
    'missing',
    'not asked',
    'fits',
  ]);
  expect(profile.paths).toEqual({ 'faqs.list': '/pages/manage/faqs' });
});

test("a login that takes another field goes into the profile, and a profile's own settings are used", async () => {
  const moved = await startTestShop({
    profile: { loginField: 'email', tenantHeader: 'Shop-Number', paths: { 'faqs.list': '/help' } },
  });
  try {
    const { apiBase } = moved.sandbox;
    const given = { tenantHeader: 'Shop-Number', paths: { 'faqs.list': '/help' } };
    const { calls, profile } = await check({ apiBase, account, profile: given });
    expect(calls.filter(({ result }) => result === 'differs' || result === 'missing')).toEqual([]);
    expect(profile.loginField).toBe('email');
  } finally {
    await moved.stop();
  }
});

test('a provider that cannot be reached differs in every call', async () => {
  const { calls } = await check({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  expect(new Set(calls.map(({ result }) => result))).toEqual(new Set(['differs', 'not asked']));
});
