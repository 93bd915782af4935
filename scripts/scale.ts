// Prints the tables of docs/scale.md from bench/work.json, or writes them there: npm run scale [-- --write]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assumptions, type Assumptions, type SharedCache, type MeasuredWork } from '../bench/scale.ts';
import { coresOf, edgesFor, loadOf, memoryOf, peakOf } from '../bench/scale.ts';
import { checkout } from './build-all.ts';

const document = join(checkout, 'docs/scale.md');
const loads = [1e6, 10e6, 100e6];
const fronts: readonly SharedCache[] = ['nothing', 'CDN', 'CDN, canary'];
const secondsADay = 24 * 60 * 60;

const number = (value: number) => {
  const digits = value < 1 ? 2 : value < 10 ? 1 : 0;
  return new Intl.NumberFormat('en', { maximumFractionDigits: digits }).format(value);
};

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function measuredTable({ rendered, cached }: MeasuredWork): string {
  const cells = (kind: string, rates: Readonly<Record<string, number>>) =>
    Object.entries(rates).map(([name, rate]) => [kind, name, number(rate), number(1000 / rate)]);
  return table(
    ['answer', 'of', 'a second and core', 'ms of a core'],
    [...cells('rendered', rendered), ...cells('cached', cached)],
  );
}

function memoryTable(work: MeasuredWork): string {
  const sizes = [
    { renderers: 1, canaries: 0 },
    { renderers: 2, canaries: 1 },
    { renderers: 7, canaries: 1 },
  ];
  const rows = sizes.map((size) => {
    const { busy, maximum } = memoryOf(size, work);
    return [number(size.renderers), number(size.canaries), number(busy), number(maximum)];
  });
  return table(['`RENDERERS`', 'canaries', 'MB, busy', 'MB at most'], rows);
}

function nodesTable(work: MeasuredWork, given: Assumptions): string {
  const rows = loads.flatMap((visits) =>
    fronts.map((front) => {
      const { edges, cores, load } = edgesFor(peakOf(visits, given), front, work, given);
      const { requests, documents, rendered } = load;
      const calls = rendered * given.calls;
      return [
        number(visits / 1e6),
        front,
        ...[requests, documents, rendered, calls, cores, edges].map(number),
      ];
    }),
  );
  return table(
    [
      'million visits a day',
      'in front',
      'requests a second',
      'documents at edges',
      'rendered',
      'calls of the provider',
      'busy cores',
      'edges',
    ],
    rows,
  );
}

function workersTable(work: MeasuredWork, given: Assumptions): string {
  const rows = loads.map((visits) => {
    const rate = visits / secondsADay;
    const load = { ...loadOf(rate, 'nothing', given.dataCentres, given), files: 0 };
    const previews = rate * given.previews;
    const milliseconds = coresOf(load, previews, work) * 1000;
    const monthly = (value: number) => number((value * secondsADay * 30) / 1e6);
    const requests = load.documents + previews;
    return [
      visits / 1e6,
      ...[requests, load.rendered, milliseconds].map(monthly),
      milliseconds / requests,
    ].map((cell) => (typeof cell === 'number' ? number(cell) : cell));
  });
  const head = [
    'million visits a day',
    'million requests a month',
    'million rendered',
    'million ms of CPU',
    'ms a request',
  ];
  return table(head, rows);
}

/** The tables by the names under which docs/scale.md has them. */
export function scaleTables(): Readonly<Record<string, string>> {
  const work = JSON.parse(readFileSync(join(checkout, 'bench/work.json'), 'utf8')) as MeasuredWork;
  return {
    measured: measuredTable(work),
    memory: memoryTable(work),
    nodes: nodesTable(work, assumptions),
    workers: workersTable(work, assumptions),
  };
}

/** The document with these tables between its marks. */
export function withTables(text: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((result, [name, content]) => {
    const marked = new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`);
    if (!marked.test(result)) throw new Error(`docs/scale.md has no place for the table "${name}".`);
    return result.replace(marked, (_, start: string, end: string) => `${start}\n${content}\n${end}`);
  }, text);
}

if (import.meta.main) {
  const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values;
  const tables = scaleTables();
  if (write) writeFileSync(document, withTables(readFileSync(document, 'utf8'), tables));
  else console.log(Object.values(tables).join('\n\n'));
}
