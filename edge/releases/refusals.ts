import { CodeUnusable, ReleasesMisfit, ReleaseUnusable, type Versions } from './load-set.ts';

/** Releases that could not be used, for a minute each. */
export interface Refusals {
  /** Notes and logs an unusable release of a set; gives its app. Any other error is thrown again. */
  add(error: unknown, versions: Versions): string;
  /** @param isByBrowsers whether it is to be used without its code for servers */
  has(app: string, version: string, isByBrowsers?: boolean): boolean;
  /** Those of the given names, as `blog@b3: reason`. */
  of(names: readonly string[]): string[];
}

interface Refusal {
  readonly at: number;
  readonly reason: string;
  /** Whether its code for servers alone is at fault. */
  readonly isOfCode: boolean;
  /** Whether it only does not go with others: it is tried again at once, since they may be others by then. */
  readonly isMisfit: boolean;
}

/** How long a release is not tried again. */
const refusedMs = 60_000;

export function createRefusals(now: () => number): Refusals {
  const refusals = new Map<string, Refusal>();
  const lasting = (name: string) => {
    const refusal = refusals.get(name);
    return refusal && !refusal.isMisfit && now() - refusal.at < refusedMs ? refusal : undefined;
  };
  return {
    add(error, versions) {
      if (!(error instanceof ReleaseUnusable)) throw error;
      const name = `${error.app}@${versions[error.app] ?? ''}`;
      const isMisfit = error instanceof ReleasesMisfit;
      // What is wrong with the release itself is remembered all the same.
      if (isMisfit && lasting(name)) return error.app;
      if (refusals.get(name)?.reason !== error.message)
        console.error(`${name} is not served: ${error.message}`);
      const isOfCode = error instanceof CodeUnusable;
      refusals.set(name, { at: now(), reason: error.message, isOfCode, isMisfit });
      return error.app;
    },
    has(app, version, isByBrowsers = false) {
      const refusal = lasting(`${app}@${version}`);
      return refusal !== undefined && !(isByBrowsers && refusal.isOfCode);
    },
    of: (names) =>
      [...refusals]
        .filter(([name]) => names.includes(name))
        .map(([name, { reason }]) => `${name}: ${reason}`),
  };
}
