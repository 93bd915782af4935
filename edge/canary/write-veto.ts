import { keys, type Store, type Veto } from '@shop/delivery';
import type { Verdict } from './comparison.ts';

/** Writes that a canary has failed: the only thing that an edge may write. Every edge stops serving it then. */
export async function writeVeto(store: Store, verdict: Verdict): Promise<void> {
  const { app, version } = verdict;
  const veto: Veto = { at: new Date().toISOString(), by: 'edge', reason: describeVerdict(verdict) };
  await store.create(keys.veto(app, version), new TextEncoder().encode(`${JSON.stringify(veto)}\n`));
}

/** Kinds of failures that a veto names; it stays for good. */
const namedKinds = 5;
const mostLetters = 200;

function describeVerdict({ canary, standard, failures }: Verdict): string {
  const kinds = Object.entries(failures).toSorted(([, one], [, other]) => other - one);
  const named = kinds.slice(0, namedKinds).map(([kind, count]) => `${kind.slice(0, mostLetters)} (${count})`);
  if (kinds.length > namedKinds) named.push(`${kinds.length - namedKinds} other kinds`);
  const why = named.join(', ');
  return (
    `${canary.failures} of ${canary.documents} pages failed, and ${standard.failures} of ${standard.documents} ` +
    `with the default: ${why}`
  );
}
