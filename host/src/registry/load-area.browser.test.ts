import type { DiscoveredVersion } from '@shop/shared/contracts';
import { expect, test } from 'vitest';
import { loadArea } from './load-area.ts';

/** The address of a remote whose area has this contract as its mark. */
function remote(mark: string): string {
  const code = `export const init = () => {}; export const get = async () => () => ({ area: { contract: '${mark}' } });`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

function version(addresses: Pick<DiscoveredVersion, 'url' | 'fallbackUrl'>): DiscoveredVersion {
  return {
    ...addresses,
    metadata: { version: '1' },
    extras: { requires: '^1.0', routes: [], fragments: [], preload: ['/chunk.js'], pages: {} },
  };
}

const missing = '/no-such-remote.js';

test('loads a remote from its address', async () => {
  const area = await loadArea('blog', version({ url: remote('1.1'), fallbackUrl: missing }));
  expect(area.contract).toBe('1.1');
});

test('loads the fallback address when the first cannot be loaded [DEP-04]', async () => {
  const area = await loadArea('blog', version({ url: missing, fallbackUrl: remote('1.2') }));
  expect(area.contract).toBe('1.2');
  const throwing = `data:text/javascript,throw new Error('broken')`;
  const other = await loadArea('blog', version({ url: throwing, fallbackUrl: remote('1.3') }));
  expect(other.contract).toBe('1.3');
});

test('rejects when there is nothing to load', async () => {
  await expect(loadArea('blog', version({ url: missing }))).rejects.toThrow();
  await expect(loadArea('blog', version({ url: missing, fallbackUrl: '/nor-this.js' }))).rejects.toThrow();
  const throwing = `data:text/javascript,throw new Error('broken while evaluated')`;
  await expect(loadArea('blog', version({ url: throwing }))).rejects.toThrow('broken while evaluated');
  await expect(loadArea('blog', version({ url: 'data:text/javascript,' }))).rejects.toThrow();
});
