import { caseTable } from './case-table.ts';

/** Vectors of a family that went one way, and how many of them did what they must not. */
export interface AttackResult {
  readonly family: string;
  readonly way: string;
  readonly test: string;
  readonly tried: number;
  readonly letIn: number;
}

/** Of each family in each test, the result that came last. */
export function latestOfAttacks(results: readonly AttackResult[]): AttackResult[] {
  const byTest = new Map(results.map((result) => [JSON.stringify([result.test, result.family]), result]));
  return [...byTest.values()];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How many were tried, and how many of them were let in. */
export function countAttacks(results: readonly AttackResult[]): Pick<AttackResult, 'tried' | 'letIn'> {
  return { tried: sum(results.map((one) => one.tried)), letIn: sum(results.map((one) => one.letIn)) };
}

/** Families by ways, with the number of cases, and of those that were let in. */
export function attackTable(results: readonly AttackResult[]): string {
  return caseTable(results, {
    head: 'family',
    all: 'all families',
    rowOf: ({ family }) => family,
    columnOf: ({ way }) => way,
    count: (some) => {
      const { tried, letIn } = countAttacks(some);
      return { tried, wrong: letIn };
    },
  });
}
