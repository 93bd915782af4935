import { onTestFinished } from 'vitest';

/**
 * Imports a module of the checkout beside this page's modules, with copies of its own of everything: two renderers of
 * React cannot share a page, so the one of the server has to run apart.
 */
export async function importApart<Module>(paths: readonly string[]): Promise<Module[]> {
  const frame = document.createElement('iframe');
  document.head.append(frame);
  onTestFinished(() => frame.remove());
  const realm = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!realm) throw new Error('The test has no second window.');
  // What the test server's transforms expect of a page.
  Object.assign(realm, {
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
    __vitest_browser_runner__: { wrapDynamicImport: (load: () => Promise<unknown>) => load() },
  });
  const load = new realm.Function('path', 'return import(path)') as (path: string) => Promise<Module>;
  return Promise.all(paths.map((path) => load(new URL(path, location.origin).href)));
}
