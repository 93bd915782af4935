/** The promise's outcome, or the signal's reason as soon as it aborts. What the promise does is not stopped. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** Resolves after the time, in milliseconds; rejects with the signal's reason when it aborts before. */
export async function wait(time: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await abortable(new Promise<void>((resolve) => (timer = setTimeout(resolve, time))), signal);
  } finally {
    clearTimeout(timer);
  }
}
