const mostPages = 20;

/** How many pages an address shows: as many as were loaded before, when it is opened anew. */
export function readPages(query: URLSearchParams): number {
  const pages = Number(query.get('pages'));
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), mostPages) : 1;
}
