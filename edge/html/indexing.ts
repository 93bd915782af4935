import type { AreaRelease } from '../releases/edge-config.ts';
import { isPublicPage, type PageOfArea } from './page-of.ts';

/** What search engines are told of an address. */
export interface Indexing {
  /** The one address of the page, without what only changes how it is shown. */
  readonly canonical: URL;
  /** False: the page asks not to be found. */
  readonly isIndexed: boolean;
}

type Rules = Readonly<Record<string, 'own' | 'hidden'>>;

// For releases from before there was `indexing` in area.json.
const earlierRules: Rules = { category: 'own', search: 'hidden' };

/**
 * Canonical address and indexing of a page, by the rules in its area's `area.json`. Pages about the customer are never indexed,
 * nor are paths that no area has.
 */
export function indexingOf(url: URL, page: PageOfArea | undefined): Indexing {
  const canonical = new URL(url.origin);
  // Not by `new URL`, to which a path such as `//host` is another site, and `//[` no address.
  canonical.pathname = page ? canonicalPath(page) : url.pathname;
  if (!page) return { canonical, isIndexed: false };
  const rules = rulesOf(page);
  const given = (rule: Rules[string]) =>
    Object.keys(rules)
      .filter((name) => rules[name] === rule)
      .toSorted()
      .flatMap((name) => {
        const value = url.searchParams.get(name)?.trim();
        return value && !isBeginning(name, value) ? [[name, value] as const] : [];
      });
  for (const [name, value] of given('own')) canonical.searchParams.set(name, value);
  const isHidden = !isPublicPage(page) || given('hidden').length > 0;
  return { canonical, isIndexed: !isHidden };
}

/** Whether a parameter asks for a list's beginning, which needs none: see `readPage` of the lists. */
function isBeginning(name: string, value: string): boolean {
  return name === 'page' && !(Number.isInteger(Number(value)) && Number(value) > 1);
}

function rulesOf({ area, pattern }: PageOfArea): Rules {
  return area.indexing ? (area.indexing[pattern] ?? {}) : earlierRules;
}

/** The path as the pattern spells it: paths match in any case, and with slashes at the end. */
function canonicalPath({ pattern, parameters }: PageOfArea): string {
  const encoded = (name: string) => encodeURIComponent(parameters[name] ?? '');
  const rest = () => (parameters['*'] ?? '').split('/').map(encodeURIComponent).join('/');
  // In one go: a parameter may end in an asterisk.
  return pattern.replaceAll(/:([\w-]+)|\*$/g, (_, name?: string) => (name ? encoded(name) : rest()));
}

/** The paths of an area's pages that are for everybody and have no parameters. */
export function fixedPaths({ routes, early }: AreaRelease): string[] {
  return routes.filter((route) => !/[:*]/.test(route) && (early[route] ?? []).length > 0);
}
