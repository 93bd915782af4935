// What the edge writes into a document and the shell finds there. Scripts are looked for as such: what a page shows, as a question named
// `Shop boot`, may have the same id, and stands before them.

/** Id of the JSON script in the document that holds the boot record. */
export const bootElementId = 'shop-boot';

/** Id of the JSON script that holds `RenderedPage.hydration`. */
export const hydrationElementId = 'shop-hydration';

/** Id of the style element of a rendered document: its texts need no further style sheet. */
export const renderedStylesId = 'edge-styles';

/**
 * Id of the first element that a page's first paint can do without. What stands before it is painted together: the cards of a
 * row are as high as the highest, and centered words stand where they do with the last of them. Without one, that is the header.
 */
export const firstPaintId = 'first-paint';

/** The order of all cascade layers; every style sheet begins with it. */
export const layerOrder = '@layer reset,tokens,base,components,pages;';

/** Key in local storage of a visitor's choice, `light` or `dark`; without one the system decides. */
export const themeStorageKey = 'shopTheme';

/** Key in local storage of a visitor's choice on being measured, `granted` or `denied`. */
export const analyticsChoiceKey = 'shopAnalytics';
/** Header, and name of a meta element, of what comes from the device's cache: when it was cached, as an ISO date and time. */
export const cachedAtName = 'x-cached-at';

/** Cache of the documents that this device has opened. */
export const pagesCacheName = 'shop-pages';

/** Header of a document in that cache: its title, percent-encoded. */
export const cachedTitleName = 'x-cached-title';

/** Header of documents that are the same for everybody, so that a device may keep them. */
export const mayKeepName = 'shop-offline';

/** Placeholder in a server output for the address of the release's directory; the edge replaces it. */
export function releaseMark(app: string): string {
  return `/@release/${app}/`;
}

/** The demo page stands outside the shop: the shell shows it without any area or call, and nothing of the shop starts there. */
export function isDemoPath(pathname: string): boolean {
  return /^\/test\/?$/.test(pathname);
}
