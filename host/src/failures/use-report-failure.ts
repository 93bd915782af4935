import { createContext, useContext, useLayoutEffect } from 'react';
import type { FailureKind, ReportFailure } from './report-failure.ts';

/** Where the components of a page report failures. */
export const FailureContext = createContext<ReportFailure>(() => {});

/** Reports a failure that is shown: before it is painted, since a page that is not hydrated yet goes back to what it was. */
export function useReportFailure(kind: FailureKind, cause: unknown): void {
  const reportFailure = useContext(FailureContext);
  useLayoutEffect(() => reportFailure({ kind, cause }), [reportFailure, kind, cause]);
}
