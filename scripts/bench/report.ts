import { column, type BenchPage, type Compared, type Metric, type Visits } from './compare-visits.ts';
import { printEmbeds, type EmbedMeasures } from './embeds.ts';
import type { PageMeasure } from '../../bench/measure-page.ts';
import type { ProviderFailureTimes } from './provider-failures.ts';
import { ratios, summary, type Summary } from '../../bench/statistics.ts';
import type { Returns } from './returns.ts';

export interface Results {
  readonly rounds: number;
  /** What else ran: how many tasks wanted a processor on average of the last minute, and how many processors there are. */
  readonly machine: { readonly load: number; readonly processors: number };
  readonly visits: readonly Compared[];
  /** Milliseconds until a page of nothing but a heading shows it. */
  readonly bare: Summary;
  readonly counts: Readonly<Record<string, PageMeasure>>;
  readonly embeds: EmbedMeasures;
  readonly returns: readonly Returns[];
  /** List pages a second and core. */
  readonly documents: { readonly rendered: Summary; readonly cached: Summary };
  readonly failures: readonly ProviderFailureTimes[];
}

const units: Readonly<Record<Metric, (figure: number) => string>> = {
  content: (figure) => figure.toFixed(0),
  largest: (figure) => figure.toFixed(0),
  interactive: (figure) => figure.toFixed(0),
  blocking: (figure) => figure.toFixed(0),
  shift: (figure) => figure.toFixed(3),
  requests: (figure) => figure.toFixed(0),
  bytes: (figure) => `${(figure / 1000).toFixed(0)}k`,
  scriptBytes: (figure) => `${(figure / 1000).toFixed(0)}k`,
};
const metrics = Object.keys(units) as Metric[];

/** The results as tables for a terminal. */
export function printResults(results: Results): void {
  const { rounds, machine, visits, bare, counts, embeds, documents, failures, returns } = results;
  const { load, processors } = machine;
  console.log(`\n${load.toFixed(1)} tasks wanted the ${processors} processors; the bench alone is about 2.`);
  console.log(`\nFirst visits on the phone, ${rounds} rounds: median (middle half); times in milliseconds`);
  console.table(rows(visits, (row, metric) => spread(row.figures[metric], units[metric])));
  console.log(`A page of nothing but a heading shows it after ${spread(bare, whole)} ms here.`);
  console.log('\nOver the one bundle rendered in the same place');
  console.table(rows(visits, (row, metric) => spread(row.overOneBundle[metric], twoDigits)));
  console.log('\nOver the same shop rendered in the browser');
  console.table(rows(visits, (row, metric) => spread(row.overBrowser[metric], twoDigits)));
  printReturns(returns);
  console.log('\nWhat a first visit asks for, exact bytes (gzip level 9)');
  console.table(counts);
  printEmbeds(embeds);
  console.log('\nList pages a second and core of the edge');
  console.table({
    'rendered for each request': spread(documents.rendered, whole),
    'from the cache': spread(documents.cached, whole),
  });
  console.log('\nMilliseconds to the document when the provider fails');
  console.table(
    Object.fromEntries(
      failures.map(({ failure, render, first, later }) => [
        `${failure}, RENDER=${render}`,
        { first: whole(first), later: spread(later, whole) },
      ]),
    ),
  );
}

/** Second visits as a table for a terminal. */
function printReturns(returns: readonly Returns[]): void {
  console.log('\nSecond visits on the phone, milliseconds');
  console.table(
    Object.fromEntries(
      returns.map(({ page, worker, content, largest }) => [
        `${page}, OFFLINE=${worker}`,
        { content: spread(content, whole), largest: spread(largest, whole) },
      ]),
    ),
  );
}

/** Visits of two shops, by page, and the second over the first, as a table for a terminal. */
export function printBeside(
  measured: readonly { readonly page: BenchPage; readonly visits: Visits<'before' | 'after'> }[],
): void {
  const table: Record<string, Record<string, string>> = {};
  const add = (name: string, cell: (metric: Metric) => string) => {
    table[name] = Object.fromEntries(metrics.map((metric) => [metric, cell(metric)]));
  };
  for (const { page, visits } of measured) {
    for (const shop of ['before', 'after'] as const)
      add(`${page.name}: ${shop}`, (metric) => spread(summary(column(visits[shop], metric)), units[metric]));
    add(`${page.name}: after over before`, (metric) =>
      spread(summary(ratios(column(visits.after, metric), column(visits.before, metric))), twoDigits),
    );
  }
  console.table(table);
}

const twoDigits = (figure: number) => figure.toFixed(2);
const whole = (figure: number) => figure.toFixed(0);

function spread({ median, low, high }: Summary, text: (figure: number) => string): string {
  return low === high ? text(median) : `${text(median)} (${text(low)}–${text(high)})`;
}

function rows(visits: readonly Compared[], cell: (row: Compared, metric: Metric) => string) {
  return Object.fromEntries(
    visits.map((row) => [
      `${row.page}: ${row.shop}`,
      Object.fromEntries(metrics.map((metric) => [metric, cell(row, metric)])),
    ]),
  );
}
