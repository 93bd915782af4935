/** Vectors of a family that went one way, and how many of them did what they must not. */
export interface AttackResult {
  readonly family: string;
  readonly way: string;
  readonly tried: number;
  readonly letIn: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How many were tried, and how many of them were let in. */
export function countAttacks(results: readonly AttackResult[]): Pick<AttackResult, 'tried' | 'letIn'> {
  return { tried: sum(results.map((one) => one.tried)), letIn: sum(results.map((one) => one.letIn)) };
}

/** A table in Markdown: families by ways, with the number of cases, and of those that were let in as `cases/let in`. */
export function attackTable(results: readonly AttackResult[]): string {
  const ways = [...new Set(results.map(({ way }) => way))];
  const families = [...new Set(results.map(({ family }) => family))].toSorted();
  const cell = (some: readonly AttackResult[]): string => {
    const { tried, letIn } = countAttacks(some);
    return tried === 0 ? '' : letIn > 0 ? `${tried}/${letIn}` : `${tried}`;
  };
  const row = (name: string, some: readonly AttackResult[]) => [
    name,
    ...ways.map((way) => cell(some.filter((one) => one.way === way))),
    cell(some),
  ];
  const rows = [
    ['family', ...ways, 'all'],
    ['---', ...ways.map(() => '--:'), '--:'],
    ...families.map((family) =>
      row(
        family,
        results.filter((one) => one.family === family),
      ),
    ),
    row('all families', results),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
