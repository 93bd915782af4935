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

/** A promise with its functions, as of `Promise.withResolvers`, which is newer than the browser floor. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
}

export function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => {};
  let reject: Deferred<T>['reject'] = () => {};
  // A promise calls its executor synchronously.
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** The parsed address, or null, as of `URL.parse`, which is newer than the browser floor. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
