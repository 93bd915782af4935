import { contractVersion, type Area } from '@shop/shared/contracts';
import { expect, test, vi } from 'vitest';
import { loadContainer } from './load-area.ts';
import type { ShareScope } from './share-scope.ts';

const area: Area = { contract: contractVersion, routes: () => [] };
const scope: ShareScope = {};

function container(module: unknown = { area }) {
  return {
    init: vi.fn<(scope: ShareScope) => unknown>(async () => undefined),
    get: vi.fn<(name: string) => Promise<() => unknown>>(async () => () => module),
  };
}

test('gives a container its scope before asking it for the area', async () => {
  const entry = container();
  const load = vi.fn(async () => entry);
  expect(await loadContainer('https://shop.test/remoteEntry.js', scope, load)).toBe(area);
  expect(load.mock.calls).toEqual([['https://shop.test/remoteEntry.js']]);
  expect(entry.init.mock.calls).toEqual([[scope]]);
  expect(entry.get.mock.calls).toEqual([['./area']]);
  expect(entry.init.mock.invocationCallOrder[0]).toBeLessThan(entry.get.mock.invocationCallOrder[0] ?? 0);
});

test('gives it once, also when the area is asked for again after a failure', async () => {
  const entry = container();
  entry.get.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const load = async () => entry;
  await expect(loadContainer('/remoteEntry.js', scope, load)).rejects.toThrow('Failed to fetch');
  expect(await loadContainer('/remoteEntry.js', scope, load)).toBe(area);
  expect(entry.init).toHaveBeenCalledOnce();
});

test('gives it again when the container did not take it', async () => {
  const entry = container();
  entry.init.mockRejectedValueOnce(new Error('no share'));
  const load = async () => entry;
  await expect(loadContainer('/remoteEntry.js', scope, load)).rejects.toThrow('no share');
  expect(entry.get).not.toHaveBeenCalled();
  expect(await loadContainer('/remoteEntry.js', scope, load)).toBe(area);
});

test('rejects what is no container and what exposes no area', async () => {
  await expect(loadContainer('/page.js', scope, async () => ({ default: 1 }))).rejects.toThrow();
  await expect(loadContainer('/remoteEntry.js', scope, async () => container({}))).rejects.toThrow(
    '/remoteEntry.js exposes no area',
  );
});

test('has the runtime core in place before the entry is evaluated', async () => {
  const load = async () => {
    expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE');
    return container();
  };
  await loadContainer('/remoteEntry.js', scope, load);
});
