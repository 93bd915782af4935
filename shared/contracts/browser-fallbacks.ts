// For functions newer than the browser floor. Apart from the floor itself, which builds keep wherever its file is used.

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
