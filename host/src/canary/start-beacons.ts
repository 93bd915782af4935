import type { Canary } from '@shop/shared/contracts';
import type { createFailures } from '../failures/report-failure.ts';

/** Failures that one page reports at most. */
const maxFailures = 5;

/**
 * Says what becomes of a page whose set is under trial: once that it responds, and what fails. Each beacon is a JSON text
 * of the set and the outcome; path patterns stand in it, never addresses.
 */
export function startBeacons(
  { beacon, set }: Canary,
  { listen }: Pick<ReturnType<typeof createFailures>, 'listen'>,
  ready: Promise<void>,
): void {
  const send = (outcome: Readonly<Record<string, string>>) =>
    navigator.sendBeacon(beacon, JSON.stringify({ set, ...outcome }));
  void ready.then(() => send({ outcome: 'hydrated' }));
  let sent = 0;
  listen(({ kind, area, page }) => {
    sent += 1;
    if (sent <= maxFailures) send({ outcome: 'failed', kind, area, page });
  });
}
