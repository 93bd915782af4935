import { pageGlobal, type DiscoveredVersion } from '@shop/shared/contracts';
import { register } from '@shop/shared/shadow-dom-css';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadArea as loadWithFallback } from './load-area.ts';

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

const onFallback = vi.fn<(cause: unknown) => void>();
const loadArea = (name: string, version: DiscoveredVersion) => loadWithFallback(name, version, onFallback);

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

test('loads the earlier release with its own integrity and styles, and says why [DEP-04]', async () => {
  const fetched: unknown[] = [];
  const page = pageGlobal();
  page.fetchFiles = async (files) => void fetched.push(...files);
  onTestFinished(() => {
    delete page.fetchFiles;
  });
  register('blog@2', 'new', '.new { color: red }');
  register('blog@1', 'old', '.old { color: green }');
  const url = `data:text/javascript,throw new Error('broken')//2`;
  const fallbackUrl = remote('1.0');
  const blog = version({ url, fallbackUrl });
  const area = await loadArea('blog', {
    ...blog,
    metadata: { version: '2', integrity: 'sha384-new' },
    extras: { ...blog.extras, fallback: { version: '1', integrity: 'sha384-old', preload: [] } },
  });
  expect(area.contract).toBe('1.0');
  expect(fetched).toEqual([
    [url, 'sha384-new'],
    [fallbackUrl, 'sha384-old'],
  ]);
  const styles = document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  expect(styles.join()).toContain('.old');
  expect(styles.join()).not.toContain('.new');
  expect(onFallback.mock.calls).toEqual([[expect.objectContaining({ message: 'broken' })]]);
});

test('rejects when there is nothing to load', async () => {
  await expect(loadArea('blog', version({ url: missing }))).rejects.toThrow();
  await expect(loadArea('blog', version({ url: missing, fallbackUrl: '/nor-this.js' }))).rejects.toThrow();
  const throwing = `data:text/javascript,throw new Error('broken while evaluated')`;
  await expect(loadArea('blog', version({ url: throwing }))).rejects.toThrow('broken while evaluated');
  await expect(loadArea('blog', version({ url: 'data:text/javascript,' }))).rejects.toThrow();
});
