import type { PageOfArea } from '../document/page-of.ts';

// What lists are chosen by, and the search of the frame, which stands on every page.
const common = ['search', 'category', 'page'];

/**
 * The address that a page is rendered and kept under: of its query only what the page reads, in one order, each once.
 * Marks of campaigns and whatever else somebody appends get the same document, and never enter it.
 */
export function pageAddress(url: URL, page: PageOfArea | undefined): URL {
  const address = new URL(url.origin);
  address.pathname = url.pathname;
  for (const name of [...knownParameters(page)].toSorted()) {
    const value = url.searchParams.get(name);
    if (value) address.searchParams.set(name, value);
  }
  for (const name of page?.area.query?.[page.pattern] ?? []) {
    for (const value of new Set(url.searchParams.getAll(name))) address.searchParams.append(name, value);
  }
  return address;
}

function knownParameters(page: PageOfArea | undefined): Set<string> {
  if (!page) return new Set(common);
  const { area, pattern } = page;
  const inputs = (area.early[pattern] ?? []).flatMap(({ input }) => Object.values(input));
  const texts = [...inputs, ...Object.values(area.elements)];
  const named = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  return new Set([...common, ...named.filter((name) => !pattern.includes(`:${name}`))]);
}
