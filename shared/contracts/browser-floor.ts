/** The oldest browsers that the shop and its widgets work in. The one place where versions are named. */
export const browserFloor = {
  chrome: '111',
  edge: '111',
  firefox: '114',
  safari: '16.4',
  ios: '16.4',
} as const;

const { chrome, firefox, safari } = browserFloor;

/** The supported browsers, for people. */
export const servedBrowsers = `Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or a later version`;

/**
 * Whether the browser has what those of the floor have and older ones lack: constructable style sheets came with Safari
 * 16.4, `:nth-child(… of …)` with Chrome 111 and Firefox 113. Runs in every browser that knows modules.
 */
export function isServedBrowser(): boolean {
  return 'adoptedStyleSheets' in document && CSS.supports('selector(:nth-child(1 of a))');
}
