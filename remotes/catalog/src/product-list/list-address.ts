import type { ShouldRevalidateFunctionArgs } from '@shop/shared/router';

/** Category and search of a list; empty text for none. */
export interface ListQuery {
  /** Slug. */
  readonly category: string;
  readonly search: string;
}

export function readListQuery(address: URL): ListQuery {
  const read = (name: string) => address.searchParams.get(name)?.trim() ?? '';
  return { category: read('category'), search: read('search') };
}

const refining = ['sort', 'dietary', 'avoid', 'without', 'unstated', 'min', 'max', 'available', 'offer'];

/** The part of a list's address that sorts and filters, in a fixed order; empty text for none. */
export function refinementKey(query: URLSearchParams): string {
  const entries = refining.flatMap((name) =>
    query.getAll(name).flatMap((value) => (value ? [[name, value]] : [])),
  );
  return new URLSearchParams(entries).toString();
}

// Another order begins with the first step. Widgets have no `page`.
const dropped = import.meta.env.WIDGET ? refining : [...refining, 'page'];

/** The address of the same list, sorted and filtered by another key. */
export function refinedAddress(query: URLSearchParams, key: string): string {
  const others = [...query].filter(([name]) => !dropped.includes(name));
  const text = new URLSearchParams([...others, ...new URLSearchParams(key)]).toString();
  return text ? `/products?${text}` : '/products';
}

/** False for sorting, filters and the number of steps, unless the list begins elsewhere: they change what a page shows, not what it was loaded with. */
export function shouldReloadList({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isRefined = currentUrl.search !== nextUrl.search && isSameList(currentUrl, nextUrl);
  return !isRefined && defaultShouldRevalidate;
}

/** Whether two addresses ask the provider for the same list, from the same step on. */
function isSameList(one: URL, other: URL): boolean {
  const same = (name: string) => one.searchParams.get(name) === other.searchParams.get(name);
  return (
    one.pathname === other.pathname &&
    same('category') &&
    same('search') &&
    (import.meta.env.WIDGET || same('page'))
  );
}
