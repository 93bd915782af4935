import type { Area, DiscoveredVersion, Discovery } from '@shop/shared/contracts';
import { expect, test, vi } from 'vitest';
import { createAreaRegistry, isSlim, type LoadArea } from './registry.ts';

const area: Area = { contract: '1.0', routes: () => [] };

function discoveryWith(version: string, requires = '^1.0'): Discovery {
  const blog: DiscoveredVersion = {
    url: `/${version}/remoteEntry.js`,
    metadata: { version },
    extras: {
      requires,
      routes: ['/blog', '/write'],
      slim: ['/write'],
      fragments: [],
      preload: [],
      pages: {},
    },
  };
  return { schema: '1.0', microFrontends: { blog: [blog] } };
}

/** A shop that began with version 1, whose files are gone. */
function begun(ask: () => Promise<Discovery>, began = discoveryWith('1')) {
  const load = vi.fn<LoadArea>(async (_, { metadata }) => {
    if (metadata.version === '1') throw new TypeError('Failed to fetch');
    return area;
  });
  const registry = createAreaRegistry(began, load, { fetchDiscovery: ask });
  const location = registry.locate('/blog');
  if (!location) throw new Error('The registry has no blog.');
  return { load: () => registry.load(location), tries: load, registry };
}

test('an area that is gone is loaded in the version released since, once for all who ask', async () => {
  const { load, tries } = begun(async () => discoveryWith('2'));
  expect(await Promise.all([load(), load()])).toEqual([area, area]);
  expect(tries.mock.calls.map(([, { metadata }]) => metadata.version)).toEqual(['1', '2']);
});

test.each([
  ['there is no later one', async () => discoveryWith('1')],
  ['the later one asks for another contract', async () => discoveryWith('2', '^9.0')],
  ['it is there no more', async () => ({ schema: '1.0', microFrontends: {} })],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an area that is gone stays so while %s, and the next try is a real one', async (_, ask) => {
  const { load, tries } = begun(ask);
  await expect(load()).rejects.toThrow(/Failed to fetch|contract/);
  await expect(load()).rejects.toThrow(/Failed to fetch|contract/);
  expect(tries).toHaveBeenCalledTimes(2);
});

test('the registry knows which pages have the slim header before their code is there', () => {
  const { registry } = begun(async () => discoveryWith('1'));
  const slim = ['/blog', '/write'].map((path) => {
    const location = registry.locate(path);
    return location && isSlim(location);
  });
  expect(slim).toEqual([false, true]);
});
