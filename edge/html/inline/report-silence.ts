import { bootElementId, type BootRecord } from '@shop/shared/contracts';

/** How long a page may take to respond, in milliseconds. */
const silentAfterMs = 20_000;
/** A visitor who leaves earlier has not waited for the page's code. */
const patientAfterMs = 5000;

/**
 * While a canary runs: says that nothing came of the page, where its code does not. What that code reports is
 * `host/src/canary/start-beacons.ts`'s work; this runs where it never arrives.
 */
export function reportSilence(): void {
  let isReported = false;
  const report = () => {
    if (isReported || document.querySelector('#shop[data-hydrated]')) return;
    isReported = true;
    const boot = JSON.parse(
      document.querySelector(`script#${bootElementId}`)?.textContent ?? '{}',
    ) as Partial<BootRecord>;
    if (!boot.canary) return;
    const { beacon, set } = boot.canary;
    navigator.sendBeacon(beacon, JSON.stringify({ set, outcome: 'failed', kind: 'silence' }));
  };
  setTimeout(report, silentAfterMs);
  addEventListener('pagehide', () => {
    if (performance.now() > patientAfterMs) report();
  });
}
