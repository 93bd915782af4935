import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Vector } from './vectors/index.ts';

/** Vectors of a family that went one way, and how many of them did what they must not. */
export interface AttackResult {
  readonly family: string;
  readonly way: string;
  /** The test that tried them: one that is run again counts as it ended the last time. */
  readonly test: string;
  readonly tried: number;
  readonly letIn: number;
}

/** Whose doing a finding is, if it says so. */
const idsIn = (finding: string): number[] =>
  [...finding.matchAll(/hostile\((\d+)\)|beacon\.example\/(\d+)\//g)].map((match) =>
    Number(match[1] ?? match[2]),
  );

/** Notes what came of a batch; a finding that names no vector is every vector's. */
export function note(
  { way, test }: Pick<AttackResult, 'way' | 'test'>,
  batch: readonly Vector[],
  findings: readonly string[],
): void {
  const named = findings.map(idsIn);
  const guilty = new Set(named.flat());
  const isAnybodys = named.some((ids) => ids.length === 0);
  const results = [...new Set(batch.map(({ family }) => family))].map((family): AttackResult => {
    const own = batch.filter((vector) => vector.family === family);
    const letIn = own.filter(({ id }) => isAnybodys || guilty.has(id)).length;
    return { family, way, test, tried: own.length, letIn };
  });
  const file = process.env['ATTACK_RESULTS'];
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, results.map((result) => `${JSON.stringify(result)}\n`).join(''));
}
