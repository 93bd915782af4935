/** What the address asks of the list; empty text where it asks nothing. */
export interface ListQuery {
  /** Slug. */
  readonly category: string;
  readonly search: string;
}

export function readListQuery(address: URL): ListQuery {
  const read = (name: string) => address.searchParams.get(name)?.trim() ?? '';
  return { category: read('category'), search: read('search') };
}
