import { fieldReportPath } from '@shop/shared/contracts';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { createMinuteLimit } from '../http/minute-limit.ts';
import type { VisitorNumbers } from '../canary/visitor-number.ts';
import type { Shop } from '../releases/shop.ts';
import type { WatchedFieldReport } from '../watch/watcher.ts';
import { knownReport } from './known-report.ts';

/** Reports that one edge takes a minute: beyond that are floods, or a share that is too large. */
const takenAMinute = 600;

const maxBytes = 8000;

const text = v.pipe(v.string(), v.maxLength(200));
const milliseconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));

/** `FieldReport`, whose words may be anybody's. */
const ReportSchema = v.object({
  set: v.pipe(v.string(), v.maxLength(2000)),
  page: text,
  vitals: v.optional(
    v.object({
      lcp: milliseconds,
      inp: milliseconds,
      cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
      ttfb: milliseconds,
    }),
  ),
  errors: v.pipe(
    v.array(
      v.object({
        kind: text,
        area: text,
        page: text,
        count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
      }),
    ),
    v.maxLength(30),
  ),
});
export type SentReport = v.InferOutput<typeof ReportSchema>;

/**
 * Takes what pages say of themselves, and tells the watcher; while a canary runs, its judge, too. Nothing is read where no page is
 * measured, nor what other sites send.
 * @param now milliseconds
 */
export function serveFieldReports(
  app: Hono,
  shop: Shop,
  numbers: VisitorNumbers,
  now = () => Date.now(),
): void {
  const { field, watcher } = shop.settings;
  if (!field) return;
  const limit = createMinuteLimit(takenAMinute, now);
  app.post(fieldReportPath, async (c, next) => {
    if ((c.req.header('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin')
      return c.body(null, 403, noStore);
    if (!limit.take()) return c.body(null, 429, { ...noStore, 'Retry-After': '60' });
    return next();
  });
  app.post(fieldReportPath, bodyLimit({ maxSize: maxBytes }), async (c) => {
    const sent = v.safeParse(ReportSchema, await c.req.json().catch(() => undefined));
    if (!sent.success) return c.body(null, 400, noStore);
    const report = knownReport(sent.output, shop.served());
    watcher?.fieldReport(report);
    if (shop.judge) tellJudge(shop, await numbers.drawn(c), report);
    return c.body(null, 204, noStore);
  });
}

/** Of a page of the set that its visitor is served: one from before the canary began, or after it ended, is compared with nothing. */
function tellJudge({ judge, served }: Shop, visitor: number | undefined, report: WatchedFieldReport): void {
  const lcp = report.vitals?.lcp;
  if (visitor === undefined || lcp === undefined) return;
  const { canaries } = served();
  const canary = canaries.find(({ from, to }) => from <= visitor && visitor < to);
  if (canaries.length > 0 && report.arm === (canary?.app ?? 'default'))
    judge?.measured(visitor, { lcp, page: report.page }, canary);
}

const noStore = { 'Cache-Control': 'no-store' };
