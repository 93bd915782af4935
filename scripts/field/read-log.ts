import { vitalNames, type FieldError, type VitalName } from '@shop/shared/contracts';
import * as v from 'valibot';

const EntrySchema = v.object({
  msg: v.literal('field report'),
  time: v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
    v.number('is no time'),
    v.finite('is no time'),
  ),
  arm: v.string(),
  page: v.string(),
  vitals: v.optional(v.partial(v.object(Object.fromEntries(vitalNames.map((name) => [name, v.number()]))))),
  errors: v.array(v.object({ kind: v.string(), area: v.string(), page: v.string(), count: v.number() })),
});

/** A report of a visitor's page as an edge has logged it. */
export interface LoggedReport {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly arm: string;
  readonly page: string;
  readonly vitals?: Readonly<Partial<Record<VitalName, number>>> | undefined;
  readonly errors: readonly LoggedError[];
}

interface LoggedError {
  readonly kind: string;
  readonly area: string;
  readonly page: string;
  readonly count: number;
}

/** The reports in a log of JSON lines, in order of time. Other entries, and lines cut off by a rotation, are passed over. */
export function readLog(text: string): LoggedReport[] {
  const reports = text.split('\n').flatMap((line) => {
    if (!line.includes('"field report"')) return [];
    const entry = v.safeParse(EntrySchema, parsed(line));
    return entry.success ? [entry.output] : [];
  });
  return reports.toSorted((one, other) => one.time - other.time);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** What a kind of error means, for the page. */
export const kindTexts: Readonly<Record<FieldError['kind'], string>> = {
  load: 'code did not arrive, or threw while it loaded',
  hydration: 'a rendered page’s code threw',
  crash: 'code threw later, and its place says so',
  call: 'no readable answer of the provider',
  record: 'a record of the provider was left out',
  error: 'uncaught error',
  rejection: 'unhandled rejection',
  file: 'a script, style or preload did not come',
  picture: 'a picture did not come',
};
