import { caseTable } from './case-table.ts';

/** One call of a page or an action that failed in one way; `wrong` is empty where all was as it should be. */
export interface FaultResult {
  readonly place: string;
  readonly call: string;
  readonly fault: string;
  readonly wrong: string;
}

/** Calls by faults, with the number of cases, and of those that were lost. */
export function faultTable(results: readonly FaultResult[]): string {
  return caseTable(results, {
    head: 'call',
    all: 'all calls',
    rowOf: ({ call }) => call,
    columnOf: ({ fault }) => fault,
    count: (some) => ({ tried: some.length, wrong: some.filter(({ wrong }) => wrong).length }),
  });
}

/** A case that was tried again counts as it ended the last time. */
export function latestOfCases(results: readonly FaultResult[]): FaultResult[] {
  return [...new Map(results.map((one) => [`${one.place} ${one.call} ${one.fault}`, one])).values()];
}
