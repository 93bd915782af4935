import { pageGlobal, type PageGlobal } from '@shop/shared/contracts';

type FetchFiles = NonNullable<PageGlobal['fetchFiles']>;

/**
 * Fetches modules' files with their integrity before they are imported. Chromium before 156 and Firefox remember a module
 * whose request failed until the page is left, by `import()` and by `modulepreload` alike; a failed fetch is not remembered,
 * and an import after a successful one takes the file from the HTTP cache.
 */
export function createFetchFiles(): FetchFiles {
  const page = pageGlobal();
  const fetched = (page.fetchedFiles ??= new Map());
  const failed = new Set<string>();
  const preloaded = new Map<string, Promise<void>>();

  const fetchFile = (address: string, integrity: string, priority?: RequestPriority): Promise<void> => {
    const known = fetched.get(address);
    if (known) return known;
    // The HTTP cache may hold an altered response.
    const fetching = fetchUnlessForbidden(address, {
      integrity,
      ...(priority && { priority }),
      cache: failed.has(address) ? 'reload' : 'default',
    });
    fetched.set(address, fetching);
    fetching.catch(() => {
      failed.add(address);
      fetched.delete(address);
    });
    return fetching;
  };

  return async (files, priority) => {
    await Promise.all(files.map(([address, integrity]) => fetchFile(address, integrity, priority)));
    // Checks the response to `import()` itself, which a server could answer differently. After all fetches, since Firefox
    // preloads the imports of a module without checking their hashes.
    const preloading = files.map(([address, integrity]) => {
      const known = preloaded.get(address) ?? preloadModule(address, integrity);
      preloaded.set(address, known);
      known.catch(() => preloaded.delete(address));
      return known;
    });
    if (page.isFetchForbidden) await Promise.all(preloading);
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
  document.head.append(Object.assign(link, { rel: 'modulepreload', integrity, nonce, href }));
  return loading;
}
