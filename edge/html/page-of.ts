import { createPathMatcher, type PathParams } from '@shop/shared/contracts';
import type { AreaRelease, EdgeConfig } from '../releases/edge-config.ts';

/** The area and pattern that answer a path, with path and query parameters together. */
export interface PageOfArea {
  readonly name: string;
  readonly area: AreaRelease;
  readonly pattern: string;
  readonly parameters: PathParams;
}

/** Undefined for a path that no area has. */
export function pageOf({ areas }: EdgeConfig, url: URL): PageOfArea | undefined {
  const matchPath = matchers.get(areas) ?? matcherOf(areas);
  matchers.set(areas, matchPath);
  const match = matchPath(url.pathname);
  if (!match) return undefined;
  const { name, area, path } = match.route;
  return { name, area, pattern: path, parameters: { ...queryOf(url), ...match.params } };
}

const matchers = new WeakMap<EdgeConfig['areas'], ReturnType<typeof matcherOf>>();

function matcherOf(areas: EdgeConfig['areas']) {
  return createPathMatcher(
    [...areas].flatMap(([name, area]) => area.routes.map((path) => ({ path, name, area }))),
  );
}

/**
 * Query parameters as pages read them: the first of several, without blanks around it. In one pass: asking for each name would take
 * the square of a length that visitors and links in the provider's texts choose.
 */
function queryOf({ searchParams }: URL): PathParams {
  const found = new Map<string, string>();
  for (const [name, value] of searchParams) if (!found.has(name)) found.set(name, value.trim());
  return Object.fromEntries(found);
}

// Parameters of lists, and of the search field on every page.
const commonParameters = ['search', 'category', 'page'];

/**
 * The address that a page is rendered and cached under: with the query parameters that the page reads, sorted, each once.
 * So addresses that differ in other parameters, as of campaigns, share a document, and it does not contain them.
 */
export function pageAddress(url: URL, page: PageOfArea | undefined): URL {
  const address = new URL(url.origin);
  address.pathname = decodable(url.pathname);
  for (const name of [...knownParameters(page)].toSorted()) {
    const value = url.searchParams.get(name);
    if (value) address.searchParams.set(name, value);
  }
  for (const name of page?.area.query?.[page.pattern] ?? []) {
    for (const value of new Set(url.searchParams.getAll(name))) address.searchParams.append(name, value);
  }
  return address;
}

/**
 * A path that cannot be decoded is matched as it stands. It is written so that decoding gives just that: the router warns
 * of every other one, in a line of the log for each visit.
 */
function decodable(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

function knownParameters(page: PageOfArea | undefined): Set<string> {
  if (!page) return new Set(commonParameters);
  const { area, pattern } = page;
  const inputs = (area.early[pattern] ?? []).flatMap(({ input }) => Object.values(input));
  const texts = [...inputs, ...Object.values(area.elements).map(({ path }) => path)];
  const named = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  return new Set([...commonParameters, ...named.filter((name) => !pattern.includes(`:${name}`))]);
}

/** Pages without early calls depend on the customer (cart, login, payment result) and are not rendered here. */
export function isPublicPage({ area, pattern }: PageOfArea): boolean {
  return (area.early[pattern] ?? []).length > 0;
}

/** Characters of an address. What a page makes of its address may take the square of that, as links that leave one filter out do. */
const longestRendered = 2000;

/** A longer address is left to the browser: it would hold up the pages of everybody else, or end their renderer. */
export function isTooLong({ href }: URL): boolean {
  return href.length > longestRendered;
}
