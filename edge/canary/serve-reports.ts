import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { PageReport } from './canary-judge.ts';
import { visitorNumber } from './visitor-number.ts';

/** Where pages report how they fared while a canary runs. */
export const reportPath = '/canary-report';

const word = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w@/:.*-]*$/));
const ReportSchema = v.object({
  outcome: v.picklist(['hydrated', 'failed']),
  kind: v.optional(word),
  area: v.optional(word),
  page: v.optional(word),
});

/** Takes the reports of pages. Whoever has no visitor number takes part in no comparison. */
export function serveReports(app: Hono, received: (visitor: number, report: PageReport) => void): void {
  app.post(reportPath, bodyLimit({ maxSize: 2000 }), async (c) => {
    const report = v.safeParse(ReportSchema, await c.req.json().catch(() => undefined));
    if (!report.success) return c.body(null, 400, { 'Cache-Control': 'no-store' });
    const visitor = visitorNumber(c);
    if (visitor !== undefined) received(visitor, report.output);
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}
