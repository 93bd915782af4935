import { fieldReportPath, type FieldReport, type FieldSample, type VitalName } from '@shop/shared/contracts';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Failures } from '../failures/report-failure.ts';
import type { AreaRegistry } from '../registry/registry.ts';
import { createErrorCounts } from './count-errors.ts';
import { readError } from './read-error.ts';

/**
 * Measures a page, and sends what there is to say whenever it is hidden: leaving hides it, too, after `pagehide`. What is said of
 * speed is said once, with the first report: until then, and for the page that the document was opened with.
 */
export function measurePage(
  sample: FieldSample,
  { listen }: Pick<Failures, 'listen'>,
  { locate }: Pick<AreaRegistry, 'locate'>,
): void {
  const patternOf = (pathname: string) => locate(pathname)?.pattern ?? '';
  const page = patternOf(documentPath());
  const counts = createErrorCounts();
  listen(({ kind, area, page: failed }) => counts.add({ kind, area, page: failed }));
  sample.onError = (event) => {
    const error = readError(event);
    if (error) counts.add({ ...error, page: patternOf(location.pathname) });
  };
  sample.errors.splice(0).forEach((event) => sample.onError(event));
  let vitals: FieldReport['vitals'] = {};
  const note = ({ name, value }: Metric) => {
    if (vitals) vitals = { ...vitals, [name.toLowerCase() as VitalName]: rounded(value) };
  };
  for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(note);
  // The library listens at the window while the event goes down: its values are there before this runs.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const errors = counts.take();
    if (!sample.isAllowed() || (!vitals && errors.length === 0)) return;
    const report: FieldReport = { set: sample.set, page, ...(vitals && { vitals }), errors };
    vitals = undefined;
    navigator.sendBeacon(fieldReportPath, JSON.stringify(report));
  });
}

/** Of the page that the document was opened with: the visitor may have gone on since. */
function documentPath(): string {
  const [visit] = performance.getEntriesByType('navigation');
  return new URL(visit?.name ?? location.href).pathname;
}

/** Whole milliseconds, and scores to the thousandth. */
function rounded(value: number): number {
  return value < 10 ? Math.round(value * 1000) / 1000 : Math.round(value);
}
