import { addCartItem, listProducts } from '@shop/shared/contracts/provider';
import { describe, expect, test } from 'vitest';
import {
  clientOf,
  dropped,
  fakeProvider,
  json,
  settings,
  type SentRequest,
} from './testing/fake-provider.ts';

const page = { items: [], next: null };
const signedIn = { access: () => Promise.resolve('token-1') };
const productsAddress = `${settings.apiBase}/products/products/?is_active=true`;

describe('retries', () => {
  function recorded(answer: (request: SentRequest, count: number) => Response | Promise<Response>) {
    const delays: number[] = [];
    const provider = fakeProvider((request) => answer(request, provider.sent.length));
    const client = clientOf(provider, {
      ...signedIn,
      now: () => Date.parse('2026-01-01T00:00:00Z'),
      wait: (time) => (delays.push(time), Promise.resolve()),
    });
    return { provider, client, delays };
  }

  test('a GET is tried three times with growing delays', async () => {
    const { client, delays } = recorded((_, count) => (count < 3 ? dropped() : json([])));
    expect(await client.call(listProducts, {})).toEqual(page);
    expect(delays).toEqual([300, 900]);
  });

  test.each([
    ['2', [2000]],
    ['Thu, 01 Jan 2026 00:00:03 GMT', [3000]],
    ['0', [300]],
    ['soon', [300]],
  ])('Retry-After %s is honoured', async (header, expected) => {
    const { client, delays } = recorded((_, count) =>
      count < 2 ? json({}, 429, { 'Retry-After': header }) : json([]),
    );
    await client.call(listProducts, {});
    expect(delays).toEqual(expected);
  });

  test('a provider that asks for a long delay is not retried', async () => {
    const { client, provider } = recorded(() => json({}, 503, { 'Retry-After': '120' }));
    await expect(client.call(listProducts, {})).rejects.toMatchObject({ status: 503 });
    expect(provider.sent).toHaveLength(1);
  });

  test('a permanent failure is not retried, and a change never', async () => {
    const refusing = recorded(() => json({}, 400));
    await expect(refusing.client.call(listProducts, {})).rejects.toMatchObject({ status: 400 });
    const malformed = recorded(() => json('?'));
    await expect(malformed.client.call(listProducts, {})).rejects.toMatchObject({ kind: 'malformed' });
    const failing = recorded(() => json({}, 503));
    await expect(failing.client.call(addCartItem, { product_id: 1, quantity: 1 })).rejects.toMatchObject({
      status: 503,
    });
    expect([refusing, malformed, failing].map(({ provider }) => provider.sent.length)).toEqual([1, 1, 1]);
  });

  test('an abort ends the delay between attempts', async () => {
    const leaving = new AbortController();
    const provider = fakeProvider(() => json({}, 500));
    const client = clientOf(provider, {
      wait: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          leaving.abort();
        }),
    });
    await expect(client.call(listProducts, {}, { signal: leaving.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(provider.sent).toHaveLength(1);
  });
});

describe('early answers', () => {
  const early = (response: Promise<Response>) => new Map([[productsAddress, response]]);

  test('one that is too old is not used [EMB-102]', async () => {
    const provider = fakeProvider(() => json([{ id: 2, slug: 'b', price: '1' }]));
    const old = Object.assign(Promise.resolve(json([{ id: 1, slug: 'a', price: '1' }])), { until: 999 });
    const client = clientOf(provider, { early: early(old), now: () => 1000 });
    expect(await client.call(listProducts, {})).toMatchObject({ items: [{ id: 2 }] });
  });

  test('an early answer in flight is used once', async () => {
    const provider = fakeProvider(() => json([]));
    const answers = early(Promise.resolve(json([{ id: 1, slug: 'a', price: '1' }])));
    const client = clientOf(provider, { early: answers });
    expect((await client.call(listProducts, {})).items).toHaveLength(1);
    expect([provider.sent.length, answers.size]).toEqual([0, 0]);
    expect((await client.call(listProducts, {}, { fresh: true })).items).toHaveLength(0);
  });

  test.each([
    ['lost', () => dropped()],
    ['refused', () => Promise.resolve(json({ detail: 'Token expired.' }, 401))],
    ['unreadable', () => Promise.resolve(new Response('<html>'))],
  ])('one that is %s gives way to a call of its own', async (_, response) => {
    const provider = fakeProvider(() => json([]));
    expect(await clientOf(provider, { early: early(response()) }).call(listProducts, {})).toEqual(page);
    expect(provider.sent).toHaveLength(1);
  });

  test('a 404 is final, and an aborted caller does not wait', async () => {
    const provider = fakeProvider(() => json([]));
    const missing = clientOf(provider, { early: early(Promise.resolve(json({}, 404))) });
    await expect(missing.call(listProducts, {})).rejects.toMatchObject({ status: 404 });
    const leaving = new AbortController();
    const hanging = clientOf(provider, { early: early(new Promise(() => undefined)) });
    const call = hanging.call(listProducts, {}, { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(provider.sent).toEqual([]);
  });
});
