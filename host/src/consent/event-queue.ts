import type { Report } from '@shop/shared/contracts';

type ShopEvent = Parameters<Report>;

/** What a page may report before its analytics are loaded. */
const mostEarlier = 100;

const earlier: ShopEvent[] = [];
let receiver: Report | undefined;

/** Hands an event to the analytics; until these say whether they may have it, it waits in memory. */
export const report: Report = (...event: ShopEvent) => {
  if (receiver) receiver(...event);
  else if (earlier.length < mostEarlier) earlier.push(event);
};

/** From now on events go to `next`, beginning with those that wait. */
export function receiveEvents(next: Report): void {
  receiver = next;
  for (const event of earlier.splice(0)) next(...event);
}

/** What has happened before, or happens now, is nobody's to know. */
export function dropEvents(): void {
  receiveEvents(() => {});
}
