/** Starts fetching modules that are about to be imported, unless the document asked for them already. */
export function preloadModules(document: Document, addresses: readonly string[], integrity?: string): void {
  const known = new Set(
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), (link) => link.href),
  );
  for (const address of addresses) {
    const href = new URL(address, document.baseURI).href;
    if (known.has(href)) continue;
    known.add(href);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = href;
    document.head.append(link);
  }
}
