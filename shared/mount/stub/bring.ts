import type { PageGlobal } from '@shop/shared/contracts';

type Bring = NonNullable<PageGlobal['bring']>;

/** A way to bring modules with integrity; see `PageGlobal`. */
export function createBring(): Bring {
  const arrived = new Map<string, Promise<unknown>>();
  return (address, integrity) => {
    if (arrived.has(address) || !integrity) return arrived.get(address);
    const loading = preload(address, integrity);
    arrived.set(address, loading);
    // Browsers do not remember failed modules: a later `import()` alone would run whatever comes then.
    loading.catch(() => arrived.delete(address));
    return loading;
  };
}

function preload(href: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(Error(`${href} could not be loaded`)));
    document.head.append(Object.assign(link, { rel: 'modulepreload', integrity, href }));
  }).finally(() => link.remove());
}
