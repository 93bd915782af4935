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
  /** A release that does not go with others is tried again at once: they may be others by then. */
  readonly isOver: boolean;
  readonly isOfCode: boolean;
}

/** How long a release is not tried again. */
const refusedMs = 60_000;

export function createRefusals(now: () => number): Refusals {
  const refusals = new Map<string, Refusal>();
  return {
    add(error, versions) {
      if (!(error instanceof ReleaseUnusable)) throw error;
      const name = `${error.app}@${versions[error.app] ?? ''}`;
      if (refusals.get(name)?.reason !== error.message)
        console.error(`${name} is not served: ${error.message}`);
      refusals.set(name, {
        at: now(),
        reason: error.message,
        isOver: error instanceof ReleasesMisfit,
        isOfCode: error instanceof CodeUnusable,
      });
      return error.app;
    },
    has(app, version, isByBrowsers = false) {
      const refusal = refusals.get(`${app}@${version}`);
      if (!refusal || refusal.isOver || (isByBrowsers && refusal.isOfCode)) return false;
      return now() - refusal.at < refusedMs;
    },
    of: (names) =>
      [...refusals]
        .filter(([name]) => names.includes(name))
        .map(([name, { reason }]) => `${name}: ${reason}`),
  };
}
