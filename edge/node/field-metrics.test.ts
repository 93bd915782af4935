import { expect, test } from 'vitest';
import type { WatchedFieldReport } from '../watch/watcher.ts';
import { createWatcher } from './create-watcher.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSpans } from './spans.ts';

const report: WatchedFieldReport = {
  arm: 'blog',
  set: 'blog@b2 host@h1',
  page: '/blog',
  vitals: { lcp: 2600, inp: 64, cls: 0.012 },
  errors: [{ kind: 'call', area: 'blog', page: '/blog/:slug', count: 3 }],
};

function watch() {
  const lines: string[] = [];
  const log = createLog({ format: 'json', level: 'info' }, { write: (line) => lines.push(line) });
  const metrics = createMetrics(() => []);
  const watcher = createWatcher({ log, metrics, spans: createSpans() });
  return { watcher, metrics: () => metrics.registry.metrics(), lines };
}

test('/metrics has speed by page and arm, and errors by kind, area and arm [FLD-07]', async () => {
  const { watcher, metrics } = watch();
  watcher.fieldReport(report);
  watcher.fieldReport({ ...report, vitals: undefined });
  const lines = (await metrics()).split('\n');
  for (const line of [
    'shop_field_pages_total{page="/blog",arm="blog"} 1',
    'shop_field_lcp_seconds_bucket{le="2.5",page="/blog",arm="blog"} 0',
    'shop_field_lcp_seconds_bucket{le="3",page="/blog",arm="blog"} 1',
    'shop_field_lcp_seconds_sum{page="/blog",arm="blog"} 2.6',
    'shop_field_inp_seconds_sum{page="/blog",arm="blog"} 0.064',
    'shop_field_cls_sum{page="/blog",arm="blog"} 0.012',
    'shop_field_errors_total{kind="call",area="blog",arm="blog"} 6',
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line.startsWith('shop_field_ttfb_seconds_count'))).toEqual([]);
});

test('each report is a line of the log [FLD-10]', () => {
  const { watcher, lines } = watch();
  watcher.fieldReport(report);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: 'info', time: expect.any(String), msg: 'field report', ...report },
  ]);
});
