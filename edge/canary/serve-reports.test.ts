import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { serveSet, type Shop } from '../releases/shop.ts';
import { edgeConfig } from '../testing/fixture.ts';
import type { CanaryJudge } from './canary-judge.ts';
import { reportPath, serveReports } from './serve-reports.ts';

const setOf = (set: string) => serveSet(edgeConfig({ canary: { beacon: reportPath, set } }), undefined);
const canary = { app: 'blog', version: 'b3', from: 0, to: 1000, set: setOf('blog@b3') };

/** Sends a report as a visitor; returns the status, and what reached the judge. */
async function send(body: string, cookie = 'shop-visitor=7') {
  const reported = vi.fn<CanaryJudge['reported']>();
  const shop: Shop = {
    settings: edgeConfig(),
    files: edgeConfig().files,
    served: () => ({ standard: setOf('blog@b2'), canaries: [canary] }),
    judge: { follow: () => {}, reported },
  };
  const app = new Hono();
  serveReports(app, shop);
  const response = await app.request(reportPath, { method: 'POST', body, headers: { Cookie: cookie } });
  return { status: response.status, reported: reported.mock.calls };
}

const hydrated = (set: string) => JSON.stringify({ set, outcome: 'hydrated' });

test.each([
  ['of the canary', 'shop-visitor=7', 'blog@b3', canary],
  ['of the default', 'shop-visitor=1000', 'blog@b2', undefined],
])('a page %s reaches the judge as that', async (_, cookie, set, arm) => {
  const { status, reported } = await send(hydrated(set), cookie);
  expect(status).toBe(204);
  expect(reported).toEqual([[expect.any(Number), { set, outcome: 'hydrated' }, arm]]);
});

test.each([
  ['of another set than the visitor’s', hydrated('blog@b2'), 'shop-visitor=7'],
  ['without a number', hydrated('blog@b3'), ''],
])('a page %s is compared with nothing', async (_, body, cookie) => {
  expect(await send(body, cookie)).toEqual({ status: 204, reported: [] });
});

test.each([
  ['no JSON', '{', 400],
  ['no outcome', '{"set":"blog@b3"}', 400],
  ['markup in a word', '{"set":"blog@b3","outcome":"failed","kind":"<script>"}', 400],
  ['more than a report', `{"set":"${'x'.repeat(3000)}","outcome":"failed"}`, 413],
])('%s is refused', async (_, body, status) => {
  expect(await send(body)).toEqual({ status, reported: [] });
});
