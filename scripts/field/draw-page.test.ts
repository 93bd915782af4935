import { expect, test } from 'vitest';
import { drawPage } from './draw-page.ts';
import { readLog } from './read-log.ts';
import { percentile, rate, vitals } from './vitals.ts';

const entry = (changes: object = {}) =>
  JSON.stringify({
    level: 'info',
    time: '2026-11-26T05:00:00.000Z',
    msg: 'field report',
    arm: 'default',
    set: 'host@h1',
    page: '/products',
    vitals: { lcp: 2600, inp: 64, cls: 0.012, ttfb: 31 },
    errors: [{ kind: 'call', area: 'catalog', page: '/products', count: 3 }],
    ...changes,
  });

/** The cells of the row that begins with a name, as text. */
function row(html: string, name: string): string[] {
  const [, text = ''] =
    new RegExp(`<tr><th scope="row">${name}(?:<small>[^<]*</small>)?</th>([\\s\\S]*?)</tr>`).exec(html) ?? [];
  return [...text.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replaceAll(/<[^>]+>/g, ' ').trim(),
  );
}

test('field reports are read from a log, whatever else is in it [FLD-11]', () => {
  const lines = [
    '{"level":"info","msg":"request"}',
    entry({ time: '2026-11-26T06:00:00.000Z', vitals: undefined }),
    entry(),
    entry({ time: 'yesterday' }),
    '{"msg":"field report","time":"2026-11-2',
    '',
  ];
  expect(readLog(lines.join('\n')).map(({ time, vitals: measured }) => [time, measured?.lcp])).toEqual([
    [Date.UTC(2026, 10, 26, 5), 2600],
    [Date.UTC(2026, 10, 26, 6), undefined],
  ]);
});

test('the 75th of a hundred stands beside Google’s limits, by page, and errors by kind and area [FLD-11]', () => {
  const fast = Array.from({ length: 30 }, () => entry({ vitals: { lcp: 1200, cls: 0.3 }, errors: [] }));
  const html = drawPage(readLog([...fast, entry(), entry({ page: '/blog' })].join('\n')), 'edge.log');
  const all = row(html, '/products');
  expect(all.map((cell) => cell.replaceAll(/\s+/g, ' '))).toEqual([
    '31',
    '1.20 s good, 97 % good',
    '64 ms good, 100 % good',
    '0.300 poor, 3 % good',
    '31 ms good, 100 % good',
  ]);
  expect(row(html, '/blog')[1]).toMatch(/^2\.60 s\s+needs work/);
  expect(html).toContain('<td class="poor"><b>0.300</b>');
  expect(row(html, 'call')).toEqual(['catalog', '', '6', '18.8']);
  expect(html.match(/<svg /g)).toHaveLength(8);
  expect(html).toContain('<small>good to 2.50 s, poor above 4.00 s</small>');
});

test('with a canary each arm has rows of its own [FLD-11]', () => {
  const html = drawPage(readLog(`${entry()}\n${entry({ arm: 'blog' })}`), 'edge.log');
  expect(row(html, '/products \\(default\\)')[0]).toBe('1');
  expect(row(html, '/products \\(blog\\)')[0]).toBe('1');
});

test('the page is one file that runs and loads nothing, whatever stands in the log [FLD-11]', () => {
  const hostile = '</td><script>alert(1)</script>';
  const reports = readLog(
    entry({ page: hostile, arm: hostile, errors: [{ kind: hostile, area: hostile, page: '', count: 1 }] }),
  );
  for (const html of [drawPage(reports, hostile), drawPage([], 'empty.log')]) {
    expect(html).not.toMatch(/<script|<link|\b(?:src|href)=|url\(|@import/);
    expect(html).toMatch(/^<!doctype html>/);
  }
  expect(drawPage([], 'empty.log')).toContain('There is no field report in this log.');
});

test('values are rated by both limits, and the nearest rank is taken', () => {
  const [lcp] = vitals;
  if (!lcp) throw new Error('There is no LCP.');
  expect([2500, 2501, 4000, 4001].map((value) => rate(lcp, value))).toEqual(['good', 'fair', 'fair', 'poor']);
  expect(percentile([4, 1, 3, 2], 75)).toBe(3);
  expect(percentile([9], 75)).toBe(9);
  expect(percentile([], 75)).toBeUndefined();
});
