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

const refining = ['sort', 'dietary', 'without', 'unstated', 'min', 'max', 'available', 'offer'];

/** The part of a list's address that sorts and filters, in a fixed order; empty text for none. */
export function refinementKey(query: URLSearchParams): string {
  const kept = refining.flatMap((name) =>
    query.getAll(name).flatMap((value) => (value ? [[name, value]] : [])),
  );
  return new URLSearchParams(kept).toString();
}

/** The address of the same list, sorted and filtered by another key. */
export function refinedAddress(query: URLSearchParams, key: string): string {
  const kept = [...query].filter(([name]) => !refining.includes(name));
  const text = new URLSearchParams([...kept, ...new URLSearchParams(key)]).toString();
  return text ? `/products?${text}` : '/products';
}
