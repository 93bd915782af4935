import { measureLook, measureVisit, type Visit } from '../../bench/measure-visit.ts';
import type { ProbedPage } from '../../bench/page-probe.ts';
import type { PlainBrowser } from '../../bench/plain-browser.ts';
import { serveBarePage } from './bare-page.ts';
import { shopNames, type ShopName, type Shops } from './shops.ts';
import { ratios, summary, type Summary } from '../../bench/statistics.ts';

export interface BenchPage extends Required<ProbedPage> {
  readonly name: string;
  readonly path: string;
}

export type Metric = keyof Visit;

export interface Compared {
  readonly page: string;
  readonly shop: ShopName;
  readonly figures: Readonly<Record<Metric, Summary>>;
  /** Over the one bundle that is rendered in the same place. */
  readonly overOneBundle: Readonly<Record<Metric, Summary>>;
  /** Over the same shop rendered in the browser. */
  readonly overBrowser: Readonly<Record<Metric, Summary>>;
}

export interface Comparison {
  readonly visits: readonly Compared[];
  /** Milliseconds until a page of nothing but a heading shows it. */
  readonly bare: Summary;
}

/** What each of some shops took, by its name; the figures of one index are of one round. */
export type Visits<Name extends string> = Readonly<Record<Name, readonly Visit[]>>;

/** The pages that a first visit is measured on. */
export const benchPages: readonly BenchPage[] = [
  {
    name: 'list',
    path: '/products',
    content: 'main a[href^="/products/"] img',
    link: 'main a[href^="/products/"]',
  },
  {
    name: 'detail',
    path: '/products/salmon-nigiri',
    content: 'main h1',
    link: 'main a[href^="/products?"]',
  },
  { name: 'post', path: '/blog/seventy-degrees', content: 'main h1', link: 'footer a[href="/faq"]' },
];

/** Visits each page in each shop, in turns, so that whatever slows the machine for a while slows all of them. */
export async function compareVisits(
  browser: PlainBrowser,
  shops: Shops,
  pages: readonly BenchPage[],
  rounds: number,
): Promise<Comparison> {
  const barePage = await serveBarePage();
  const bare: number[] = [];
  const addresses = Object.fromEntries(shopNames.map((name) => [name, shops[name].url]));
  const measured = await visitInTurns(
    browser,
    addresses as Record<ShopName, string>,
    pages,
    rounds,
    async () => {
      bare.push((await measureLook(browser, barePage.url, 'h1')).content);
    },
  );
  barePage.close();
  return {
    visits: measured.flatMap(({ page, visits }) =>
      shopNames.map((shop) => compared(page.name, shop, visits)),
    ),
    bare: summary(bare),
  };
}

/**
 * The visits of each page in each of the shops, which are named with their addresses. Each round begins with another shop, so that
 * none is always the first. `beforeEach` is awaited before a page's visits of a round.
 */
export async function visitInTurns<Name extends string>(
  browser: PlainBrowser,
  addresses: Readonly<Record<Name, string>>,
  pages: readonly BenchPage[],
  rounds: number,
  beforeEach?: () => Promise<void>,
): Promise<readonly { readonly page: BenchPage; readonly visits: Visits<Name> }[]> {
  const names = Object.keys(addresses) as Name[];
  const measured = pages.map((page) => ({
    page,
    visits: Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Visit[]>,
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const { page, visits } of measured) {
      await beforeEach?.();
      const start = round % names.length;
      for (const name of [...names.slice(start), ...names.slice(0, start)])
        visits[name].push(await measureVisit(browser, addresses[name] + page.path, page));
    }
  return measured;
}

function compared(page: string, shop: ShopName, visits: Visits<ShopName>): Compared {
  const oneBundle: ShopName = shop.endsWith('edge') ? 'one bundle, edge' : 'one bundle, browser';
  const browser: ShopName = shop.startsWith('federated') ? 'federated, browser' : 'one bundle, browser';
  const over = (base: ShopName) =>
    ofEach((metric) => summary(ratios(column(visits[shop], metric), column(visits[base], metric))));
  return {
    page,
    shop,
    figures: ofEach((metric) => summary(column(visits[shop], metric))),
    overOneBundle: over(oneBundle),
    overBrowser: over(browser),
  };
}

/** One figure of all visits, by round. */
export const column = (visits: readonly Visit[], metric: Metric) => visits.map((visit) => visit[metric]);

function ofEach(value: (metric: Metric) => Summary): Record<Metric, Summary> {
  return {
    content: value('content'),
    largest: value('largest'),
    interactive: value('interactive'),
    blocking: value('blocking'),
    shift: value('shift'),
    requests: value('requests'),
    bytes: value('bytes'),
    scriptBytes: value('scriptBytes'),
  };
}
