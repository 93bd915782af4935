import { keys, type Store, type Veto } from '@shop/delivery';
import type { Verdict } from './comparison.ts';

/** Writes that a canary has failed: the only thing that an edge may write. Every edge stops serving it then. */
export async function writeVeto(store: Store, verdict: Verdict): Promise<void> {
  const { app, version } = verdict;
  const veto: Veto = { at: new Date().toISOString(), by: 'edge', reason: describeVerdict(verdict) };
  await store.create(keys.veto(app, version), new TextEncoder().encode(`${JSON.stringify(veto)}\n`));
}

function describeVerdict({ canary, standard, failures }: Verdict): string {
  const kinds = Object.entries(failures).toSorted(([, one], [, other]) => other - one);
  const why = kinds.map(([kind, count]) => `${kind} (${count})`).join(', ');
  return (
    `${canary.failures} of ${canary.documents} pages failed, and ${standard.failures} of ${standard.documents} ` +
    `with the default: ${why}`
  );
}
