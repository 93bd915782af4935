import { fieldErrorKinds } from '@shop/shared/contracts';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { knownWord, wordsOf } from '../field-data/known-report.ts';
import { createMinuteLimit, type MinuteLimit } from '../http/minute-limit.ts';
import type { Served, Shop } from '../releases/shop.ts';
import type { PageReport } from './canary-judge.ts';
import type { VisitorNumbers } from './visitor-number.ts';

/** Where pages report how they fared while a canary runs. */
export const reportPath = '/canary-report';

/** Reports that one edge reads a minute, and of one visitor's number. Beyond the first the judge has a sample, which will do. */
const readAMinute = 600;
const readOfVisitor = 20;

const word = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w@/:.*-]*$/));
const ReportSchema = v.object({
  set: v.pipe(v.string(), v.maxLength(1000)),
  outcome: v.picklist(['hydrated', 'failed']),
  kind: v.optional(word),
  area: v.optional(word),
  page: v.optional(word),
});

/**
 * Takes the reports of pages of the sets that are served. Nothing is read of what other sites send, and of visitors whose number
 * was not drawn here: they take part in no comparison, since anybody could speak for as many as it takes.
 * @param now milliseconds
 */
export function serveReports(app: Hono, shop: Shop, numbers: VisitorNumbers, now = () => Date.now()): void {
  const limit = createMinuteLimit(readAMinute, now);
  const limits = new Map<number, MinuteLimit>();
  const isRead = (visitor: number) => {
    const own = limits.get(visitor) ?? createMinuteLimit(readOfVisitor, now);
    limits.set(visitor, own);
    return own.take() && limit.take();
  };

  app.post(reportPath, bodyLimit({ maxSize: 2000 }), async (c) => {
    if ((c.req.header('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin')
      return c.body(null, 403, noStore);
    const visitor = await numbers.drawn(c);
    if (visitor === undefined) return c.body(null, 204, noStore);
    if (!isRead(visitor)) return c.body(null, 429, { ...noStore, 'Retry-After': '60' });
    const report = v.safeParse(ReportSchema, await c.req.json().catch(() => undefined));
    if (!report.success) return c.body(null, 400, noStore);
    const served = shop.served();
    const canary = served.canaries.find(({ from, to }) => from <= visitor && visitor < to);
    const { set } = (canary?.set ?? served.standard).config.canary ?? {};
    // A page from before the canary began, or after it ended, is compared with nothing.
    if (report.output.set === set) shop.judge?.reported(visitor, inKnownWords(report.output, served), canary);
    return c.body(null, 204, noStore);
  });
}

const noStore = { 'Cache-Control': 'no-store' };

const kinds: ReadonlySet<string> = new Set([...fieldErrorKinds, 'silence']);

/** A veto stays for good and quotes the reports: nobody may write texts of their own into it. */
function inKnownWords({ set, outcome, kind, area, page }: PageReport, served: Served): PageReport {
  const { areas, patterns } = wordsOf([served.standard, ...served.canaries.map((canary) => canary.set)]);
  return {
    set,
    outcome,
    ...(kind !== undefined && { kind: knownWord(kinds, kind) }),
    // Empty where no area has the path.
    ...(area && { area: knownWord(areas, area) }),
    ...(page && { page: knownWord(patterns, page) }),
  };
}
