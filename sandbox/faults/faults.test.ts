import { addCartItem, getCart, listCategories, listFaqs, listPosts } from '@shop/shared/contracts/provider';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestShop, type Reply, type TestShop } from '../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(async () => {
  await shop.fetch('/__faults', { method: 'DELETE' });
});
afterAll(() => shop.stop());

const fault = (body: object): Promise<Reply> =>
  shop.fetch('/__faults', { method: 'POST', body: JSON.stringify(body) });
const categories = () => shop.send(listCategories, {});
const calls = async () => (await shop.fetch('/__log')).body;

test('a delay holds the answer back', async () => {
  await fault({ match: { path: '/api/products/categories/' }, kind: 'delay', ms: 120 });
  const start = performance.now();
  expect((await categories()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(110);
});

test('a status stands in for the answer, with body and headers of one’s choice', async () => {
  const refusal = { detail: 'Come back later.' };
  await fault({
    match: { path: '/products/' },
    kind: 'status',
    status: 503,
    body: refusal,
    headers: { 'Retry-After': '2' },
  });
  const reply = await categories();
  expect(reply).toMatchObject({ status: 503, body: refusal });
  expect(reply.headers.get('Retry-After')).toBe('2');
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect((await shop.send(listPosts, {})).status).toBe(200);
});

test('a malformed answer breaks off within its JSON, or is what one likes', async () => {
  const { body } = await fault({ match: { path: 'categories' }, kind: 'malformed', times: 1 });
  expect(body).toEqual({ id: expect.any(Number) });
  const address = `${shop.sandbox.apiBase}/products/categories/`;
  const broken = await fetch(address, { headers: { 'X-Tenant-ID': '7' } });
  expect(broken.status).toBe(200);
  await expect(broken.json()).rejects.toThrow(SyntaxError);
  await fault({ match: { path: 'categories' }, kind: 'malformed', body: { results: 'many' }, times: 1 });
  expect((await categories()).body).toEqual({ results: 'many' });
  expect((await categories()).status).toBe(200);
});

test('a dropped call never reaches the shop', async () => {
  const { access: token } = await shop.signIn();
  await fault({ match: { method: 'post', path: '/orders/cart/' }, kind: 'drop', times: 1 });
  await expect(shop.send(addCartItem, { product_id: 1, quantity: 1 }, { token })).rejects.toThrow(TypeError);
  expect((await shop.call(getCart, {}, { token })).total_items).toBe(0);
});

test('a call dropped after it was performed has done its work', async () => {
  const { access: token } = await shop.signIn();
  await fault({
    match: { method: 'POST', path: '^/api/orders/cart/add-item/$' },
    kind: 'dropAfter',
    times: 1,
  });
  await expect(shop.send(addCartItem, { product_id: 1, quantity: 1 }, { token })).rejects.toThrow(TypeError);
  expect((await shop.call(getCart, {}, { token })).total_items).toBe(1);
});

test('faults are listed with what is left of them, and removed one by one', async () => {
  const { body } = await fault({ match: { path: '/pages/' }, kind: 'status', times: 2 });
  const { id } = body as { id: number };
  expect((await shop.send(listFaqs, {})).status).toBe(500);
  expect((await shop.fetch('/__faults')).body).toMatchObject([{ id, kind: 'status', times: 1 }]);
  expect((await shop.fetch(`/__faults/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await shop.fetch(`/__faults/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await shop.send(listFaqs, {})).status).toBe(200);
});

test.each([
  [{ kind: 'delay' }, 'match'],
  [{ match: { path: '/x' }, kind: 'explode' }, 'kind'],
  [{ match: { path: '/x' }, kind: 'status', status: 99 }, 'status'],
  [{ match: { path: '(' }, kind: 'drop' }, 'match'],
])('refuses the fault %j', async (body, field) => {
  expect(await fault(body)).toMatchObject({ status: 400, body: { [field]: expect.anything() } });
});

test('pages from elsewhere cannot steer the sandbox', async () => {
  const reply = await shop.fetch('/__reset', { method: 'POST', headers: { Origin: 'https://evil.example' } });
  expect(reply.status).toBe(403);
});

test('the log tells what came, without what is secret', async () => {
  const { access: token } = await shop.signIn();
  await shop.fetch('/__log', { method: 'DELETE' });
  await shop.send(getCart, {}, { token });
  await shop.fetch('/api/products/products/?search=eel');
  await fault({ match: { path: '/blog/' }, kind: 'drop', times: 1 });
  await shop.send(listPosts, {}).catch(() => {});
  await fault({ match: { path: '/blog/' }, kind: 'dropAfter', times: 1 });
  await shop.send(listPosts, {}).catch(() => {});
  const time = expect.stringMatching(/^\d{4}-/);
  const call = { time, method: 'GET', tenant: true, bearer: false };
  expect(await calls()).toEqual([
    { ...call, path: '/api/orders/cart/', bearer: true, status: 200 },
    { ...call, path: '/api/products/products/?search=eel', tenant: false, status: 400 },
    { ...call, path: '/api/blog/posts/?status=published', status: 0 },
    { ...call, path: '/api/blog/posts/?status=published', status: 0 },
  ]);
});

test('the log keeps the last 500 calls', async () => {
  for (let n = 0; n < 510; n += 1) await shop.fetch(`/media/${n}`);
  const logged = await calls();
  expect(logged).toHaveLength(500);
  expect(logged).toMatchObject(
    Array.from({ length: 500 }, (_, n) => ({ path: `/media/${n + 10}`, status: 404 })),
  );
});
