import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Shop } from '../releases/shop.ts';
import { visitorNumber } from './visitor-number.ts';

/** Where pages report how they fared while a canary runs. */
export const reportPath = '/canary-report';

const word = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w@/:.*-]*$/));
const ReportSchema = v.object({
  set: v.pipe(v.string(), v.maxLength(1000)),
  outcome: v.picklist(['hydrated', 'failed']),
  kind: v.optional(word),
  area: v.optional(word),
  page: v.optional(word),
});

/** Takes the reports of pages of the sets that are served. Whoever has no visitor number takes part in no comparison. */
export function serveReports(app: Hono, shop: Shop): void {
  app.post(reportPath, bodyLimit({ maxSize: 2000 }), async (c) => {
    const report = v.safeParse(ReportSchema, await c.req.json().catch(() => undefined));
    if (!report.success) return c.body(null, 400, { 'Cache-Control': 'no-store' });
    const visitor = visitorNumber(c);
    if (visitor !== undefined) {
      const { standard, canaries } = shop.served();
      const canary = canaries.find(({ from, to }) => from <= visitor && visitor < to);
      const { set } = (canary?.set ?? standard).config.canary ?? {};
      // A page from before the canary began, or after it ended, is compared with nothing.
      if (report.output.set === set) shop.judge?.reported(visitor, report.output, canary);
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}
