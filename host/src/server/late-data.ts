import { LeftToBrowser } from '../hydrate/left-to-browser.ts';

const late = Symbol('late');

/** The value of a promise, if it is there within a time; undefined when it is late or failed: the browser asks again. */
export async function inTime<Value>(
  value: Value | Promise<Value>,
  deadline: Promise<unknown>,
): Promise<{ readonly value: Value } | undefined> {
  try {
    const first = await Promise.race([value, deadline.then((): typeof late => late)]);
    return first === late ? undefined : { value: first as Value };
  } catch {
    return undefined;
  }
}

interface SettledAnswer {
  /** Without the late parts. */
  readonly sent: unknown;
  /** For rendering: a late part makes its place show what stands there meanwhile. */
  readonly shown: unknown;
  readonly late: readonly string[];
}

/**
 * Puts plain values in the place of an answer's promises. Loaders give promises as parts of an object only. Such parts
 * tell of failures in their own words: when one of them may do so (`failed`), all are as if they were late.
 */
export async function settleAnswer(
  answer: unknown,
  deadline: Promise<unknown>,
  failed: () => boolean,
): Promise<SettledAnswer> {
  const entries = isRecord(answer) ? Object.entries(answer) : [];
  if (!entries.some(([, part]) => part instanceof Promise))
    return { sent: answer ?? null, shown: answer, late: [] };
  const settled = await Promise.all(
    entries.map(async ([name, part]) => ({ name, part, settled: await inTime(part, deadline) })),
  );
  const parts = failed()
    ? settled.map((entry) => (entry.part instanceof Promise ? { ...entry, settled: undefined } : entry))
    : settled;
  const here = parts.flatMap(({ name, settled }) => (settled ? [[name, settled.value]] : []));
  const missing = parts.filter(({ settled }) => !settled).map(({ name }) => name);
  const sent: object = Object.fromEntries(here);
  return {
    sent,
    shown: { ...sent, ...Object.fromEntries(missing.map((name) => [name, leftToBrowser()])) },
    late: missing,
  };
}

function leftToBrowser(): Promise<never> {
  const promise = Promise.reject(new LeftToBrowser());
  promise.catch(() => undefined);
  return promise;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
