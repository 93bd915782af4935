import { ClientOnlyError } from '../hydrate/client-only.ts';

const timedOut = Symbol('timed out');

/** The value of a promise, if it resolves before the deadline; undefined when it does not: the browser asks again. */
export async function settleBefore<Value>(
  value: Value | Promise<Value>,
  deadline: Promise<unknown>,
): Promise<{ readonly value: Value } | undefined> {
  try {
    const first = await Promise.race([value, deadline.then((): typeof timedOut => timedOut)]);
    return first === timedOut ? undefined : { value: first as Value };
  } catch {
    return undefined;
  }
}

interface SettledAnswer {
  /** For the browser, without what is still deferred. */
  readonly serializable: unknown;
  /** For rendering: what is still deferred shows its Suspense fallback. */
  readonly rendered: unknown;
  /** Names of what is still deferred. */
  readonly deferred: readonly string[];
}

/**
 * Puts plain values in the place of a loader answer's promises, which are properties of an object. Deferred data shows
 * its failure in its own words: when one call of the page may have failed (`hasFailed`), all of it is left to the browser.
 */
export async function settleDeferred(
  answer: unknown,
  deadline: Promise<unknown>,
  hasFailed: () => boolean,
): Promise<SettledAnswer> {
  const entries = isRecord(answer) ? Object.entries(answer) : [];
  if (!entries.some(([, part]) => part instanceof Promise))
    return { serializable: answer ?? null, rendered: answer, deferred: [] };
  const settled = await Promise.all(
    entries.map(async ([name, part]) => ({ name, part, settled: await settleBefore(part, deadline) })),
  );
  const parts = hasFailed()
    ? settled.map((entry) => (entry.part instanceof Promise ? { ...entry, settled: undefined } : entry))
    : settled;
  const present = parts.flatMap(({ name, settled }) => (settled ? [[name, settled.value]] : []));
  const deferred = parts.filter(({ settled }) => !settled).map(({ name }) => name);
  const serializable: object = Object.fromEntries(present);
  const fallbacks = Object.fromEntries(deferred.map((name) => [name, rejectOnServer()]));
  return { serializable, rendered: { ...serializable, ...fallbacks }, deferred };
}

function rejectOnServer(): Promise<never> {
  const promise = Promise.reject(new ClientOnlyError());
  promise.catch(() => undefined);
  return promise;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
