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

type Visits = Readonly<Record<ShopName, Visit[]>>;

/** Visits each page in each shop, in turns, so that whatever slows the machine for a while slows all of them. */
export async function compareVisits(
  browser: PlainBrowser,
  shops: Shops,
  pages: readonly BenchPage[],
  rounds: number,
): Promise<Comparison> {
  const barePage = await serveBarePage();
  const bare: number[] = [];
  const measured = pages.map((page) => ({ page, visits: noVisits() }));
  for (let round = 0; round < rounds; round += 1)
    for (const { page, visits } of measured) {
      bare.push((await measureLook(browser, barePage.url, 'h1')).content);
      for (const shop of inTurn(round))
        visits[shop].push(await measureVisit(browser, shops[shop].url + page.path, page));
    }
  barePage.close();
  return {
    visits: measured.flatMap(({ page, visits }) =>
      shopNames.map((shop) => compared(page.name, shop, visits)),
    ),
    bare: summary(bare),
  };
}

/** Each round begins with another shop, so that none is always the first. */
function inTurn(round: number): readonly ShopName[] {
  const start = round % shopNames.length;
  return [...shopNames.slice(start), ...shopNames.slice(0, start)];
}

function noVisits(): Record<ShopName, Visit[]> {
  return {
    'federated, edge': [],
    'federated, browser': [],
    'one bundle, edge': [],
    'one bundle, browser': [],
  };
}

function compared(page: string, shop: ShopName, visits: Visits): Compared {
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

const column = (visits: readonly Visit[], metric: Metric) => visits.map((visit) => visit[metric]);

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
