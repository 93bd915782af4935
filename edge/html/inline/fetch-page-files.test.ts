import { pageGlobal } from '@shop/shared/contracts';
import { fetchModule } from '@shop/shared/modules';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPageFiles } from './fetch-page-files.ts';

const [entry, page] = ['https://shop.example/entry.js', 'https://shop.example/page.js'];
const modulePreloads: string[] = [];

/** Runs the script in a document that preloads both files; `answerOf` says how a request for one ends. */
async function run(answerOf: (address: string) => Promise<unknown>) {
  const send = vi.fn(async (address: string, _init: RequestInit) => answerOf(address));
  const linkTo = (href: string) => ({
    href,
    dataset: { integrity: `sha256-${href.at(-4)}` },
    getAttribute: () => 'low',
  });
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('document', {
    querySelector: () => null,
    querySelectorAll: () => [linkTo(entry), linkTo(page)],
    createElement: () => ({
      relList: { supports: () => true },
      addEventListener: (type: string, call: () => void) => type === 'load' && queueMicrotask(call),
      remove: () => undefined,
    }),
    documentElement: { append: ({ href }: { href: string }) => modulePreloads.push(href) },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  fetchPageFiles();
  expect(send).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  return send;
}

afterEach(() => {
  vi.unstubAllGlobals();
  modulePreloads.length = 0;
  for (const key of ['fetchFiles', 'fetchedFiles', 'integrityManifests'] as const) delete pageGlobal()[key];
});

test('fetches the preloaded files with their integrity and priority, and has them compiled once all are there', async () => {
  const arrived = Promise.withResolvers<unknown>();
  const send = await run((address) => (address === page ? arrived.promise : Promise.resolve()));
  expect(send.mock.calls).toEqual([
    [entry, { integrity: 'sha256-y', priority: 'low', cache: 'default' }],
    [page, { integrity: 'sha256-e', priority: 'low', cache: 'default' }],
  ]);
  await Promise.resolve();
  expect(modulePreloads).toEqual([]);
  arrived.resolve(undefined);
  await pageGlobal().fetchedFiles?.get(entry);
  expect(modulePreloads).toEqual([entry, page]);
});

test('a file is imported when all are there, without a look into a manifest', async () => {
  const arrived = Promise.withResolvers<unknown>();
  await run((address) => (address === page ? arrived.promise : Promise.resolve()));
  pageGlobal().integrityManifests = new Map([
    ['https://shop.example/integrity.js', { integrity: 'sha256-m' }],
  ]);
  let isFetched = false;
  const fetching = fetchModule(entry).then(() => (isFetched = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isFetched).toBe(false);
  arrived.resolve(undefined);
  await fetching;
});

test('after a failure nothing counts as fetched', async () => {
  await run((address) =>
    address === page ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(),
  );
  await expect(pageGlobal().fetchedFiles?.get(entry)).rejects.toThrow(`${page} could not be loaded`);
  await vi.waitFor(() => expect(pageGlobal().fetchedFiles?.size).toBe(0), { timeout: 10_000 });
  expect(modulePreloads).toEqual([]);
});
