import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One call of a page or an action that failed in one way. */
export interface FaultResult {
  /** Path, or name of the action. */
  readonly place: string;
  readonly call: string;
  readonly fault: string;
  /** Empty where all was as it should be. */
  readonly wrong: string;
}

/** Runs a case; whatever it rejects with is its finding, so that the others run, too. */
export async function judge(
  { place, call, fault }: Omit<FaultResult, 'wrong'>,
  run: () => Promise<void>,
): Promise<FaultResult> {
  const wrong = await run().then(
    () => '',
    (error: unknown) => stripVTControlCharacters(String(error)),
  );
  const result = { place, call, fault, wrong };
  const file = process.env['FAULT_RESULTS'];
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify(result)}\n`);
  }
  return result;
}

/** For an assertion that wants none. */
export const findings = (results: readonly FaultResult[]): string[] =>
  results
    .filter(({ wrong }) => wrong)
    .map(({ place, call, fault, wrong }) => `${place}: ${call}, ${fault}: ${wrong.slice(0, 600)}`);
