/** Where pages send field data, by POST; docs/field-data.md has what it says. */
export const fieldReportPath = '/field-report';

/** Milliseconds, and for `cls` a score; https://web.dev/articles/vitals */
export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type VitalName = (typeof vitalNames)[number];

/**
 * The first five are failures that the shell knows. `error`, `rejection`: nothing caught it. `file`: a script, style or preload that
 * an element of the document asked for did not come. `picture`: nor did a picture.
 */
export const fieldErrorKinds = [
  'load',
  'hydration',
  'crash',
  'call',
  'record',
  'error',
  'rejection',
  'file',
  'picture',
] as const;

export interface FieldError {
  readonly kind: (typeof fieldErrorKinds)[number];
  /** `host` for the shell, `other` for what is in no release. */
  readonly area: string;
  /** Path pattern of the page on which it happened; empty where no area has the path. */
  readonly page: string;
  readonly count: number;
}

/** What a page says of itself when it is left or hidden. */
export interface FieldReport {
  /** Name of the release set that the page is of. */
  readonly set: string;
  /** Path pattern of the document. */
  readonly page: string;
  /** In the first report of a page alone. */
  readonly vitals?: Readonly<Partial<Record<VitalName, number>>>;
  /** Those since the last report. */
  readonly errors: readonly FieldError[];
}
