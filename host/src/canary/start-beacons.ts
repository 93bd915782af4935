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
  let sent = 0;
  let hasFailed = false;
  listen(({ kind, area, page }) => {
    // What it leaves out is no matter of a release.
    if (kind === 'record') return;
    sent += 1;
    // A call that fails is the provider's.
    hasFailed ||= kind !== 'call';
    if (sent <= maxFailures) send({ outcome: 'failed', kind, area, page });
  });
  // A page that responds by its earlier version has failed all the same.
  void ready.then(() => hasFailed || send({ outcome: 'hydrated' }));
}
