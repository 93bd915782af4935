import type { Context } from 'hono';
import type { Served, ServedSet } from '../releases/shop.ts';
import { visitorNumber, type VisitorNumbers } from './visitor-number.ts';

/** What one visitor is served. */
export interface ChosenSet {
  readonly set: ServedSet;
  /** `default`, or the app whose canary it is. */
  readonly arm: string;
  /** Whether other visitors may be sent the same document from a cache. */
  readonly audience: 'shared' | 'private';
  /** Header of a visitor whose number has just been drawn. */
  readonly setCookie?: string;
}

const crawler = /bot\b|crawl|spider|slurp|preview|lighthouse|headlesschrome-lighthouse/i;

/**
 * Chooses the set of a request for a document: the default, unless canaries run and the visitor's number is in the range
 * of one. The number is drawn at a visitor's first navigation. Crawlers, and requests that are no navigation, get the default.
 */
export async function chooseSet(
  c: Context,
  { standard, canaries }: Served,
  numbers: VisitorNumbers,
): Promise<ChosenSet> {
  if (canaries.length === 0) return { set: standard, arm: 'default', audience: 'shared' };
  const isCrawler = crawler.test(c.req.header('User-Agent') ?? '');
  if (isCrawler || !isNavigation(c)) return { set: standard, arm: 'default', audience: 'private' };
  const known = visitorNumber(c);
  const drawn = known === undefined ? await numbers.draw(c) : undefined;
  const visitor = known ?? drawn?.number ?? 0;
  const canary = canaries.find(({ from, to }) => from <= visitor && visitor < to);
  const arm = canary?.app ?? 'default';
  const chosen = { set: canary?.set ?? standard, arm, audience: 'private' } as const;
  return drawn ? { ...chosen, setCookie: drawn.setCookie } : chosen;
}

/** Whether a person opens the page now: no prefetch, no `fetch` of a script. */
function isNavigation(c: Context): boolean {
  if (c.req.method !== 'GET' || c.req.header('Sec-Purpose')) return false;
  return (c.req.header('Sec-Fetch-Mode') ?? 'navigate') === 'navigate';
}
