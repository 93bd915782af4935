// What is rarely needed at first: HTML of the provider, dialogs, and buying, which lists bring with the first press.
const apart = /\/(provider-html\/|ui\/dialog\/|buying\/|messages\/buy)/;

/**
 * Files for what several parts of a widget share, since each file costs a request: `common` for what a first page needs,
 * `later` for what only pages and pieces need that come after it.
 * @param first ids of the modules that first pages need
 */
export function sharedChunks(first: ReadonlySet<string>) {
  return ['common', 'later'].map((name) => ({
    name,
    test: (id: string) => !apart.test(id) && first.has(id) === (name === 'common'),
    minShareCount: 2,
  }));
}
