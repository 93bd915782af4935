import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { createVisitorNumbers } from '../canary/visitor-number.ts';
import { setNameOf } from '../releases/load-set.ts';
import { serveSet, type Shop } from '../releases/shop.ts';
import { edgeConfig } from '../testing/fixture.ts';
import { consoleWatcher, type Watcher } from '../watch/watcher.ts';
import { serveFieldReports } from './serve-field-reports.ts';

const standard = edgeConfig();
const areas = new Map(standard.areas);
const blog = areas.get('blog');
if (blog) areas.set('blog', { ...blog, version: 'b2', routes: ['/blog', '/blog/:slug'] });
const canary = edgeConfig({ areas });

/** An edge with a canary of the blog, and what its watcher is told. */
function measuredEdge(share = 1, now = () => 0) {
  const fieldReport = vi.fn<Watcher['fieldReport']>();
  const measured = vi.fn();
  const numbers = createVisitorNumbers('a secret of all edges of the shop');
  const settings = edgeConfig({
    field: share > 0 ? { share, needsConsent: false } : undefined,
    watcher: { ...consoleWatcher, fieldReport },
  });
  const set = serveSet(canary, undefined);
  const shop: Shop = {
    settings,
    files: settings.files,
    judge: { follow: () => {}, reported: () => {}, measured },
    served: () => ({
      standard: serveSet(standard, undefined),
      canaries: [{ app: 'blog', version: 'b2', from: 0, to: 1000, set }],
    }),
  };
  const app = new Hono();
  serveFieldReports(app, shop, numbers, now);
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/field-report', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    });
  /** The cookie of a visitor whose number is one of the canary's, or none of them. */
  app.get('/draw', async (c) => c.json(await numbers.draw(c)));
  const visitorOf = async (isCanary: boolean): Promise<{ number: number; cookie: string }> => {
    for (;;) {
      const drawn = (await (await app.request('/draw')).json()) as { number: number; setCookie: string };
      const { number, setCookie } = drawn;
      if (number < 1000 === isCanary) return { number, cookie: setCookie.replace(/;.*/, '') };
    }
  };
  const judged = () => measured.mock.calls as unknown[][];
  return { send, visitorOf, judged, told: () => fieldReport.mock.calls.map(([known]) => known) };
}

const set = setNameOf(standard);
const vitals = { lcp: 812, inp: 64, cls: 0.012, ttfb: 31 };
const report = { set, page: '/products', vitals, errors: [] };

test('a report reaches the watcher with its arm and set [FLD-07]', async () => {
  const { send, told } = measuredEdge();
  const errors = [{ kind: 'call', area: 'catalog', page: '/products/:slug', count: 3 }];
  const answer = await send({ ...report, errors });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([204, 'no-store']);
  await send({ ...report, set: setNameOf(canary), page: '/blog/:slug' });
  expect(told()).toEqual([
    { arm: 'default', set, page: '/products', vitals, errors },
    { arm: 'blog', set: setNameOf(canary), page: '/blog/:slug', vitals, errors: [] },
  ]);
});

test('words that the shop does not have become other [FLD-08]', async () => {
  const { send, told } = measuredEdge();
  const error = { kind: 'mele', area: 'mele', page: '/orders/mele', count: 1 };
  await send({ set: 'mele@1', page: '/orders/mele@umi.example', errors: [error] });
  await send({ ...report, page: '', errors: [{ kind: 'file', area: 'host', page: '', count: 1 }] });
  const other = 'other';
  expect(told()).toEqual([
    { arm: other, set: other, page: other, errors: [{ kind: other, area: other, page: other, count: 1 }] },
    {
      ...report,
      arm: 'default',
      page: 'unknown',
      errors: [{ kind: 'file', area: 'host', page: 'unknown', count: 1 }],
    },
  ]);
});

test.each([
  ['no JSON', '{', 400],
  ['no set', { page: '/', errors: [] }, 400],
  ['a negative time', { ...report, vitals: { lcp: -1 } }, 400],
  ['a time of a day', { ...report, vitals: { lcp: 86_400_000 } }, 400],
  ['a number as text', { ...report, vitals: { lcp: '812' } }, 400],
  [
    'any number of errors',
    { ...report, errors: [{ kind: 'call', area: 'blog', page: '', count: 1e9 }] },
    400,
  ],
  [
    '31 errors',
    {
      ...report,
      errors: Array.from({ length: 31 }, () => ({ kind: 'call', area: 'blog', page: '', count: 1 })),
    },
    400,
  ],
  ['more than a report', { ...report, set: 'x'.repeat(9000) }, 413],
])('%s is refused [FLD-09]', async (_, body, status) => {
  const { send, told } = measuredEdge();
  expect((await send(body)).status).toBe(status);
  expect(told()).toEqual([]);
});

test('what is more than a report has is not kept [FLD-09]', async () => {
  const { send, told } = measuredEdge();
  await send({ ...report, message: 'mele', vitals: { ...vitals, name: 'mele' } });
  expect(told()).toEqual([{ arm: 'default', set, page: '/products', vitals, errors: [] }]);
});

test('an edge takes 600 reports a minute, and none of other sites [FLD-09]', async () => {
  let minute = 0;
  const { send, told } = measuredEdge(1, () => minute * 60_000);
  expect((await send(report, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  for (let count = 0; count < 600; count += 1) await send(report, { 'Sec-Fetch-Site': 'same-origin' });
  const refused = await send(report);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  minute = 1;
  expect((await send(report)).status).toBe(204);
  expect(told()).toHaveLength(601);
});

test('while a canary runs its judge hears how long pages took, of visitors whose number an edge has drawn [DEP-29]', async () => {
  const { send, visitorOf, judged } = measuredEdge();
  const [inCanary, inDefault] = [await visitorOf(true), await visitorOf(false)];
  const ofCanary = { ...report, set: setNameOf(canary), page: '/blog/:slug' };
  await send(ofCanary, { Cookie: inCanary.cookie });
  await send(report, { Cookie: inDefault.cookie });
  // Of another arm than the visitor's, without a number, with one that is made up, and without a time.
  await send(ofCanary, { Cookie: inDefault.cookie });
  await send(report);
  await send(report, { Cookie: 'shop-visitor=7000' });
  await send({ set, page: '/products', errors: [] }, { Cookie: inDefault.cookie });
  expect(judged()).toEqual([
    [inCanary.number, { lcp: 812, page: '/blog/:slug' }, expect.objectContaining({ app: 'blog' })],
    [inDefault.number, { lcp: 812, page: '/products' }, undefined],
  ]);
});
