import { addCartItem, createReview, listProducts } from '@shop/shared/contracts/provider';
import { describe, expect, test } from 'vitest';
import { clientOf, fakeProvider, json } from './testing/fake-provider.ts';

const page = { items: [], next: null };
const signedIn = { access: () => Promise.resolve('token-1') };

/** A provider whose answers are given out one by one. */
function slowProvider() {
  const open: ((response: Response) => void)[] = [];
  const provider = fakeProvider(() => new Promise<Response>((resolve) => open.push(resolve)));
  return { ...provider, answer: () => open.shift()?.(json([])) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('in flight', () => {
  test('the same GET is sent once; another GET and another session are requests of their own', async () => {
    const provider = fakeProvider(() => json([]));
    const client = clientOf(provider);
    const calls = Array.from({ length: 5 }, () => client.call(listProducts, {}));
    await Promise.all([...calls, client.call(listProducts, { search: 'x' })]);
    expect(provider.sent).toHaveLength(2);
  });

  test('one caller’s abort does not stop the others', async () => {
    const provider = slowProvider();
    const client = clientOf(provider);
    const leaving = new AbortController();
    const first = client.call(listProducts, {}, { signal: leaving.signal });
    const second = client.call(listProducts, {});
    await settled();
    leaving.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(provider.sent[0]?.init.signal?.aborted).toBe(false);
    provider.answer();
    expect(await second).toEqual(page);
  });

  test('when the last caller aborts, the request is aborted, and the next caller sends a new one', async () => {
    const provider = slowProvider();
    const client = clientOf(provider);
    const leaving = new AbortController();
    const first = client.call(listProducts, {}, { signal: leaving.signal });
    await settled();
    leaving.abort();
    const second = client.call(listProducts, {});
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    await settled();
    expect(provider.sent.map(({ init }) => init.signal?.aborted)).toEqual([true, false]);
    provider.answer();
    provider.answer();
    expect(await second).toEqual(page);
  });

  test('an aborted call sends nothing', async () => {
    const provider = fakeProvider(() => json([]));
    const call = clientOf(provider).call(listProducts, {}, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(provider.sent).toEqual([]);
  });
});

test('an aborted change ends at once', async () => {
  const provider = slowProvider();
  const leaving = new AbortController();
  const options = { signal: leaving.signal };
  const call = clientOf(provider, signedIn).call(addCartItem, { product_id: 1, quantity: 1 }, options);
  await settled();
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(provider.sent[0]?.init.signal?.aborted).toBe(true);
});

describe('cached answers', () => {
  test('an answer is cached for 30 seconds, unless a fresh one is requested', async () => {
    let time = 0;
    const provider = fakeProvider(() => json([]));
    const client = clientOf(provider, { now: () => time });
    const asked = async (options = {}) => (
      await client.call(listProducts, {}, options),
      provider.sent.length
    );
    expect(await asked()).toBe(1);
    time = 29_999;
    expect(await asked()).toBe(1);
    expect(await asked({ fresh: true })).toBe(2);
    time += 30_000;
    expect(await asked()).toBe(3);
  });

  test('without a cache, GETs in flight are still shared', async () => {
    const provider = fakeProvider(() => json([]));
    const client = clientOf(provider, { cacheMs: 0 });
    await Promise.all([client.call(listProducts, {}), client.call(listProducts, {})]);
    expect(provider.sent).toHaveLength(1);
    await client.call(listProducts, {});
    expect(provider.sent).toHaveLength(2);
  });

  test('each caller gets its own objects', async () => {
    const client = clientOf(fakeProvider(() => json([{ id: 1, slug: 'a', price: '1' }])));
    const first = await client.call(listProducts, {});
    first.items.pop();
    expect((await client.call(listProducts, {})).items).toHaveLength(1);
  });

  test('failures are not cached', async () => {
    const answers = [json({}, 400), json([])];
    const client = clientOf(fakeProvider(() => answers.shift() ?? json([])));
    await expect(client.call(listProducts, {})).rejects.toMatchObject({ status: 400 });
    expect(await client.call(listProducts, {})).toEqual(page);
  });

  test('another session sends its own request', async () => {
    let token: string | null = null;
    const provider = fakeProvider(() => json([]));
    const client = clientOf(provider, { access: () => Promise.resolve(token) });
    for (token of [null, 'token-1', 'token-2', null]) await client.call(listProducts, {});
    expect(provider.sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      null,
      'Bearer token-1',
      'Bearer token-2',
      null,
    ]);
  });

  test('a change empties the cache, a change of the cart does not', async () => {
    const provider = fakeProvider(({ method }) =>
      json(method === 'GET' ? [] : { id: 1, rating: 5, items: [] }),
    );
    const client = clientOf(provider, signedIn);
    const gets = () => provider.sent.filter(({ method }) => method === 'GET').length;
    await client.call(listProducts, {});
    await client.call(addCartItem, { product_id: 1, quantity: 1 });
    await client.call(listProducts, {});
    expect(gets()).toBe(1);
    await client.call(createReview, { product: 1, rating: 5, comment: 'x' });
    await client.call(listProducts, {});
    expect(gets()).toBe(2);
  });

  test('no caller joins a GET that began before a change, and it is not cached', async () => {
    const before = Promise.withResolvers<Response>();
    const answers: (Response | Promise<Response>)[] = [before.promise, json({ id: 1, rating: 5 }), json([])];
    const provider = fakeProvider(() => answers.shift() ?? json({}, 400));
    const client = clientOf(provider, signedIn);
    const old = client.call(listProducts, {});
    await settled();
    await client.call(createReview, { product: 1, rating: 5, comment: 'x' });
    expect(await client.call(listProducts, {})).toEqual(page);
    before.resolve(json([{ id: 1, slug: 'old', price: '1' }]));
    expect((await old).items).toHaveLength(1);
    expect(await client.call(listProducts, {})).toEqual(page);
    expect(provider.sent).toHaveLength(3);
  });
});

test('an answer of the wrong shape is not cached: a retry sends a new request', async () => {
  let broken = true;
  const provider = fakeProvider(() => json(broken ? '?' : []));
  const client = clientOf(provider);
  await expect(client.call(listProducts, {})).rejects.toMatchObject({ kind: 'malformed' });
  broken = false;
  expect(await client.call(listProducts, {})).toEqual(page);
});

test('where nothing is cached no answer is kept, whatever the clock says', async () => {
  let now = 1000;
  const provider = fakeProvider(() => json([]));
  const client = clientOf(provider, { cacheMs: 0, now: () => now });
  await client.call(listProducts, {});
  now = 500;
  await client.call(listProducts, {});
  expect(provider.sent).toHaveLength(2);
});
