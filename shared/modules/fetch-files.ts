import { pageGlobal, type WidgetFiles } from '@shop/shared/contracts';

type FetchFiles = NonNullable<WidgetFiles['fetchFiles']>;

/**
 * Fetches modules' files with their integrity before they are imported. Chromium before 156 and Firefox remember a module
 * whose request failed until the page is left, by `import()` and by `modulepreload` alike; a failed fetch is not remembered,
 * and a `modulepreload` after a successful one takes the file from the HTTP cache. An import takes what was preloaded.
 */
export function createFetchFiles(page: WidgetFiles = pageGlobal()): FetchFiles {
  const importable = (page.fetchedFiles ??= new Map());
  const fetched = new Map<string, Promise<void>>();
  const preloaded = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  const imported = new Map<string, unknown>();
  if (import.meta.env.WIDGET) page.imported = (from) => (file) => imported.get(new URL(file, from).href);

  /** Starts what has not been started for an address, or has failed. */
  const once = (started: typeof fetched, address: string, start: () => Promise<void>): Promise<void> => {
    const known = started.get(address) ?? start();
    started.set(address, known);
    known.catch(() => {
      failed.add(address);
      started.delete(address);
    });
    return known;
  };

  const fetchAll: FetchFiles = async (files, priority) => {
    const each = (started: typeof fetched, start: (address: string, integrity: string) => Promise<void>) =>
      Promise.all(
        files.map(([address, integrity]) => once(started, address, () => start(address, integrity))),
      );
    await each(fetched, (address, integrity) =>
      fetchUnlessForbidden(address, {
        integrity,
        ...(priority && { priority }),
        // The HTTP cache may hold an altered response.
        cache: failed.has(address) ? 'reload' : 'default',
      }),
    );
    // Checks the response to `import()` itself, which a server could answer differently. After all fetches, since Firefox
    // preloads the imports of a module without checking their hashes. Before any import, since Chromium 156 asks for a
    // module that was refused once more, without its hash.
    await each(preloaded, preloadModule);
    if (!import.meta.env.WIDGET) return;
    // A file takes what it imports from those that are listed behind it, and so from where the hash was checked: an `import`
    // would be read from where the server has led the file's request to.
    for (const [address] of [...files].reverse())
      imported.set(address, await import(/* @vite-ignore */ address));
  };

  return (files, priority) => {
    const all = fetchAll(files, priority);
    for (const [address] of files) void once(importable, address, () => all);
    return all;
  };
}

async function fetchUnlessForbidden(address: string, init: RequestInit): Promise<void> {
  const page = pageGlobal();
  if (page.isFetchForbidden) return;
  const onViolation = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && effectiveDirective === 'connect-src' && blockedURI === address)
      page.isFetchForbidden = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    await fetch(address, init);
  } catch (cause) {
    // The event for a violated policy comes in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    if (!pageGlobal().isFetchForbidden) throw new Error(`${address} could not be loaded`, { cause });
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}

/** Rejects when the module cannot be loaded; resolves at once in browsers without `modulepreload`. */
function preloadModule(href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  const loading = new Promise<void>((resolve, reject) => {
    if (!link.relList.supports('modulepreload')) resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} could not be loaded`)));
  }).finally(() => link.remove());
  // A policy that admits scripts by a nonce alone would refuse the link, and the import after it.
  const { nonce = '' } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
  // Not in the head: pages that merge theirs with the next one's would take it away, and Firefox would say nothing of it any more.
  document.documentElement.append(Object.assign(link, { rel: 'modulepreload', integrity, nonce, href }));
  return loading;
}
