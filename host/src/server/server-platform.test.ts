import { listProducts } from '@shop/shared/contracts/provider';
import { expect, test, vi } from 'vitest';
import { parseBoot, serverPlatform } from './server-platform.tsx';

const boot = parseBoot({
  site: { id: 1, site_title: 'Umi', tenant: 7 },
  provider: { apiBase: 'https://provider.test' },
  discovery: { schema: '1.0', microFrontends: {} },
});
const provider = () => vi.fn<typeof fetch>(async () => Response.json([{ id: 1, slug: 'maki', price: '4' }]));

test('pages rendered at the same time share what they ask for, later ones ask again', async () => {
  const send = provider();
  const list = () => serverPlatform(boot, send).provider.call(listProducts, {});
  const [one, other] = await Promise.all([list(), list()]);
  expect(send).toHaveBeenCalledOnce();
  expect(one).toEqual(other);
  expect(one).not.toBe(other);
  await list();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a page that asks in a way of its own shares nothing', async () => {
  const [usual, own] = [provider(), provider()];
  const list = (send: typeof fetch) => serverPlatform(boot, send).provider.call(listProducts, {});
  await Promise.all([list(usual), list(own)]);
  expect([usual.mock.calls.length, own.mock.calls.length]).toEqual([1, 1]);
});

test('a page that is given up leaves the others what they asked for', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const send = vi.fn<typeof fetch>(() => promise);
  const leaving = new AbortController();
  const list = (signal?: AbortSignal) =>
    serverPlatform(boot, send).provider.call(listProducts, {}, { ...(signal && { signal }) });
  const [gone, staying] = [list(leaving.signal), list()];
  leaving.abort();
  await expect(gone).rejects.toThrow(/abort/);
  resolve(Response.json([]));
  expect((await staying).items).toEqual([]);
});

test('a record that is left out is logged once for all requests, by its place alone [REC-04]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const odd = { id: 'a-1', slug: null, name: 'secret' };
  const answer = () => vi.fn<typeof fetch>(async () => Response.json([odd, { id: 1, slug: 'maki' }]));
  for (const send of [answer(), answer(), answer()]) {
    const { items } = await serverPlatform(boot, send).provider.call(listProducts, {});
    expect(items.map(({ id }) => id)).toEqual([1]);
  }
  await expect
    .poll(() => log.mock.calls)
    .toEqual([['products.list: 0 (id "a-1") is left out: slug is null']]);
});
