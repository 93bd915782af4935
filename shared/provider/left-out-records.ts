import { createLru } from '@shop/shared/contracts';
import type { RecordId } from '@shop/shared/contracts/provider';
import type { BaseIssue } from 'valibot';
import type { ReportIssues } from './exchange.ts';

/** A record of a list that cannot be shown and is left out. Holds names and ids, never what else the record says. */
export interface LeftOutRecord {
  /** Name of the call, e.g. `products.list`. */
  readonly call: string;
  /** Where it stands in the answer, e.g. `results.3` or `3.attributes.0`. */
  readonly path: string;
  /** Null where it has none. */
  readonly id: RecordId | null;
  /** Path of the field that cannot be read; empty for the record itself. */
  readonly field: string;
  /** What came in place of it, e.g. `null` or `object`. */
  readonly received: string;
}

/** Takes a record and what the log says of it. */
export type ReportRecord = (record: LeftOutRecord, message: string) => void;

type Issues = readonly BaseIssue<unknown>[];

function leftOutRecords(issues: Issues, call: string): LeftOutRecord[] {
  return issues.map(({ path = [], input }) => {
    const keys = path.map(({ key }) => String(key));
    const place = path.findLastIndex(({ type }) => type === 'array') + 1;
    return {
      call,
      path: keys.slice(0, place).join('.'),
      id: idOf(path[place - 1]?.value),
      field: keys.slice(place).join('.'),
      received: kindOf(input),
    };
  });
}

/** Characters of an id that are told and remembered. */
const longestId = 200;

function idOf(record: unknown): RecordId | null {
  if (typeof record !== 'object' || record === null || !('id' in record)) return null;
  const { id } = record;
  if (typeof id === 'string') return id.slice(0, longestId);
  return typeof id === 'number' ? id : null;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (value === '') return 'empty text';
  return Array.isArray(value) ? 'list' : typeof value;
}

const mostKept = 500;

/** The same report, once for each record and field, wherever it stands in further answers. */
export function reportOnce(report: ReportRecord): (record: LeftOutRecord) => void {
  const reported = createLru<string, true>(mostKept);
  return (record) => {
    const { call, path, id, field } = record;
    const key = JSON.stringify([call, id ?? path, field]);
    if (!reported.get(key)) report(record, messageOf(record));
    reported.set(key, true);
  };
}

function messageOf({ call, path, id, field, received }: LeftOutRecord): string {
  const named = id === null ? path : `${path} (id ${JSON.stringify(id)})`;
  return `${call}: ${named} is left out: ${field || 'the record'} is ${received}`;
}

/** Tells the console, which is the log of a server. */
export function logLeftOutRecord(_: LeftOutRecord, message: string): void {
  console.error(message);
}

/** Reports what a client leaves out of its answers, each record once. */
export function createReport(reportRecord: ReportRecord = logLeftOutRecord): ReportIssues {
  const report = reportOnce(reportRecord);
  return (issues, call) => leftOutRecords(issues, call).forEach(report);
}
