import { appendFileSync } from 'node:fs';
import type { LossResult, PaceResult } from '../../scripts/operation-tables.ts';
import type { LoadSummary } from './load.ts';

function append(result: LossResult | PaceResult): void {
  const file = process.env['OPERATION_RESULTS'];
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** Notes what a load came to while something went wrong, for the table at the end; prints what was lost. */
export function noteLosses(scenario: string, load: LoadSummary): void {
  const { sent, lost, statuses, mostInFlight } = load;
  append({ is: 'loss', scenario, sent, lost: lost.length, mostInFlight });
  console.log(`${scenario}: ${sent} sent, ${lost.length} lost, at most ${mostInFlight} in flight`, statuses);
  for (const one of new Set(lost)) console.log(`  lost: ${one}`);
}

/** Notes how fast other requests were answered beside an attack. */
export function notePace(result: Omit<PaceResult, 'is'>): void {
  append({ is: 'pace', ...result });
}
