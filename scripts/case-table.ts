/** How many cases, and how many of them ended as they must not. */
export interface CaseCounts {
  readonly tried: number;
  readonly wrong: number;
}

interface CaseTable<Result> {
  /** What a row is of; heads the first column. */
  readonly head: string;
  /** Names the last row. */
  readonly all: string;
  rowOf(result: Result): string;
  columnOf(result: Result): string;
  count(results: readonly Result[]): CaseCounts;
}

/** A table in Markdown with the number of cases, and of those that went wrong as `cases/wrong`. */
export function caseTable<Result>(
  results: readonly Result[],
  { head, all, rowOf, columnOf, count }: CaseTable<Result>,
): string {
  const columns = [...new Set(results.map(columnOf))];
  const names = [...new Set(results.map(rowOf))].toSorted();
  const cell = (some: readonly Result[]): string => {
    const { tried, wrong } = count(some);
    return tried === 0 ? '' : wrong > 0 ? `${tried}/${wrong}` : `${tried}`;
  };
  const row = (name: string, some: readonly Result[]) => [
    name,
    ...columns.map((column) => cell(some.filter((one) => columnOf(one) === column))),
    cell(some),
  ];
  const rows = [
    [head, ...columns, 'all'],
    ['---', ...columns.map(() => '--:'), '--:'],
    ...names.map((name) =>
      row(
        name,
        results.filter((one) => rowOf(one) === name),
      ),
    ),
    row(all, results),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
