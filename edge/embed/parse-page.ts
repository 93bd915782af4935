import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/**
 * Elements of a page, at most. Of formatting elements that nobody closes a parser makes new ones in each paragraph: 330 kB became
 * twenty million, which no memory holds. A list of 48 dishes has about three thousand.
 */
const mostElements = 50_000;

/** The HTML of a rendered page, which an area's code has written, read where everybody waits. Throws for one of too many elements. */
export function parsePage(html: string): Tree.DocumentFragment {
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...element) {
      elements += 1;
      if (elements > mostElements) throw new Error(`its HTML has more than ${mostElements} elements`);
      return defaultTreeAdapter.createElement(...element);
    },
  };
  // Pictures that wait for script stand whole in a `noscript`.
  return parseFragment(html, { scriptingEnabled: false, treeAdapter });
}
