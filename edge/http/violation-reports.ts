import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { pageOf } from '../html/page-of.ts';
import type { Shop } from '../releases/shop.ts';
import { violationPath } from './answer-headers.ts';
import { createMinuteLimit } from './minute-limit.ts';

/** Bytes. The Reporting API sends several reports at once. */
const maxBytes = 32 * 1024;

/** Reports that are logged a minute by one edge, and of one request: broken pages and attackers send any number. */
const loggedAMinute = 30;
const loggedOfRequest = 5;

const text = v.optional(v.pipe(v.string(), v.maxLength(8000)), '');

/** https://w3c.github.io/webappsec-csp/#deprecated-serialize-violation, sent for `report-uri`. */
const OlderSchema = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? ''),
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]),
);

/** https://w3c.github.io/webappsec-csp/#cspviolationreportbody, sent for `report-to`. Other types of reports are left out. */
const ReportsSchema = v.pipe(
  v.array(
    v.object({
      type: text,
      url: text,
      body: v.optional(
        v.nullable(
          v.object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text }),
        ),
      ),
    }),
  ),
  v.transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ url, body }) => ({
        page: body?.documentURL || url,
        directive: body?.effectiveDirective ?? '',
        blocked: body?.blockedURL ?? '',
        source: body?.sourceFile ?? '',
      })),
  ),
);

const ViolationsSchema = v.union([OlderSchema, ReportsSchema]);
type Violation = v.InferOutput<typeof ViolationsSchema>[number];

/**
 * Takes what browsers report of the pages' policies, in both formats, and logs it without what may be a person's: of
 * addresses the origin alone, of the page its path pattern, no address or browser of the sender.
 * @param now milliseconds
 */
export function serveViolationReports(app: Hono, shop: Shop, now = () => Date.now()): void {
  const limit = createMinuteLimit(loggedAMinute, now);
  app.post(violationPath, async (c, next) => {
    // Nothing is read of what would not be logged.
    if (limit.isReached()) return c.body(null, 429, { ...noStore, 'Retry-After': '60' });
    return next();
  });
  app.post(violationPath, bodyLimit({ maxSize: maxBytes }), async (c) => {
    const violations = v.safeParse(ViolationsSchema, await c.req.json().catch(() => undefined));
    if (!violations.success) return c.body(null, 400, noStore);
    const { config } = shop.served().standard;
    for (const violation of violations.output.slice(0, loggedOfRequest)) {
      const address = parsed(violation.page);
      const page = (address && pageOf(config, address)?.pattern) ?? 'other';
      if (limit.take()) console.warn(lineOf(violation, page));
    }
    return c.body(null, 204, noStore);
  });
}

const noStore = { 'Cache-Control': 'no-store' };

function lineOf({ directive, blocked, source }: Violation, page: string): string {
  const name = /^[a-z-]{1,40}$/.test(directive) ? directive : 'unknown';
  return `policy violation: ${name} blocked ${placeOf(blocked)} on ${page}, from ${placeOf(source)}`;
}

/** The origin of an address, the scheme of one without an origin, or the keyword in its place, such as `inline`. */
function placeOf(address: string): string {
  const url = parsed(address);
  if (url) return url.origin === 'null' ? url.protocol : url.origin;
  return /^[a-z-]{1,30}$/.test(address) ? address : 'unknown';
}

function parsed(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
