import type { LeftOutRecord } from '@shop/shared/provider';
import type { AreaLocation } from '../registry/registry.ts';

/**
 * `load`: code did not arrive, or threw while it was loaded. `hydration`: a rendered page's code threw before the page was
 * hydrated. `crash`: code threw later. `call`: the provider gave no answer that could be read. `record`: one record of its
 * answer is left out.
 */
export type FailureKind = 'load' | 'hydration' | 'crash' | 'call' | 'record';

/** A failure as others may know it: no address, nothing that a visitor typed. */
export interface Failure {
  readonly kind: FailureKind;
  /** The area whose code failed; `host` where that is the shell. */
  readonly area: string;
  /** Its version; empty for the shell, which is of the document's release. */
  readonly version: string;
  /** Path pattern of the page; empty where no area has the path. */
  readonly page: string;
  /** What is left out, where that is the failure. */
  readonly record?: LeftOutRecord | undefined;
}

/** What the place of a failure knows of it. */
export interface FailureReport {
  readonly kind: FailureKind;
  /** Unless it is a record that is left out. */
  readonly cause?: unknown;
  /** The area that failed, or `shell`, where that is not the page's. */
  readonly area?: (Pick<AreaLocation, 'name'> & Partial<AreaLocation>) | undefined;
  /** The page that failed, where that is not the one in the address. */
  readonly pathname?: string;
  /** In the log, where more can be said than that it failed. */
  readonly message?: string;
  readonly record?: LeftOutRecord;
}

/** In the place of an area. */
export const shell = { name: 'host' };

export type ReportFailure = (report: FailureReport) => void;

export interface Failures {
  /** Logs a failure, and tells the listeners: once on a page, however often it comes back. */
  readonly reportFailure: ReportFailure;
  /** Calls back with all failures, those before the call too. */
  listen(listener: (failure: Failure) => void): void;
}

/** The one place through which all failures of a page go: the console is told, and whoever listens. */
export function createFailures(
  locate: (pathname: string) => AreaLocation | undefined,
  location: Pick<Location, 'pathname'>,
): Failures {
  const failures = new Map<string, Failure>();
  const logged = new Set<unknown>();
  const listeners: ((failure: Failure) => void)[] = [];
  return {
    reportFailure({ kind, record, cause = record, area, pathname = location.pathname, message }) {
      const place = locate(pathname);
      const { name, version }: NonNullable<FailureReport['area']> = area ?? place ?? shell;
      const failure = {
        kind,
        area: name,
        version: version?.metadata.version ?? '',
        page: place?.pattern ?? '',
        record,
      };
      const key = JSON.stringify([failure, message]);
      const isKnown = failures.has(key);
      // A further attempt fails with an error of its own. Calls are logged by the browser, and the page says it, too.
      const isNews = cause instanceof Error ? !logged.has(cause) : !isKnown;
      logged.add(cause);
      if (isNews && kind !== 'call')
        console.error(message ?? `${name} ${failure.version} ${outcomes[kind]} on ${failure.page}.`, cause);
      if (isKnown) return;
      failures.set(key, failure);
      for (const listener of listeners) listener(failure);
    },
    listen(listener) {
      listeners.push(listener);
      for (const failure of failures.values()) listener(failure);
    },
  };
}

const outcomes: Readonly<Partial<Record<FailureKind, string>>> = {
  load: 'could not be loaded',
  hydration: 'could not be hydrated',
  crash: 'threw',
};
