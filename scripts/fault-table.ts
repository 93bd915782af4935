/** One call of a page or an action that failed in one way; `wrong` is empty where all was as it should be. */
export interface FaultResult {
  readonly place: string;
  readonly call: string;
  readonly fault: string;
  readonly wrong: string;
}

/** A table in Markdown: calls by faults, with the number of cases, and of those that were lost as `cases/lost`. */
export function faultTable(results: readonly FaultResult[]): string {
  const faults = [...new Set(results.map(({ fault }) => fault))];
  const calls = [...new Set(results.map(({ call }) => call))].toSorted();
  const cell = (some: readonly FaultResult[]): string => {
    const lost = some.filter(({ wrong }) => wrong).length;
    return some.length === 0 ? '' : lost > 0 ? `${some.length}/${lost}` : `${some.length}`;
  };
  const row = (name: string, some: readonly FaultResult[]) => [
    name,
    ...faults.map((fault) => cell(some.filter((one) => one.fault === fault))),
    cell(some),
  ];
  const rows = [
    ['call', ...faults, 'all'],
    ['---', ...faults.map(() => '--:'), '--:'],
    ...calls.map((call) =>
      row(
        call,
        results.filter((one) => one.call === call),
      ),
    ),
    row('all calls', results),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
