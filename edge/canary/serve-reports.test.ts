import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { serveSet, type Shop } from '../releases/shop.ts';
import { edgeConfig } from '../testing/fixture.ts';
import type { CanaryJudge } from './canary-judge.ts';
import { reportPath, serveReports } from './serve-reports.ts';
import { createVisitorNumbers, type VisitorNumbers } from './visitor-number.ts';

const setOf = (set: string) => serveSet(edgeConfig({ canary: { beacon: reportPath, set } }), undefined);
const canary = { app: 'blog', version: 'b3', from: 0, to: 5000, set: setOf('blog@b3') };
const secret = 'the same for all edges of the shop';
const day = 24 * 60 * 60 * 1000;

/** An edge that takes reports, and what reached its judge. */
function edge(numbers = createVisitorNumbers(secret), now?: () => number) {
  const reported = vi.fn<CanaryJudge['reported']>();
  const shop: Shop = {
    settings: edgeConfig(),
    files: edgeConfig().files,
    served: () => ({ standard: setOf('blog@b2'), canaries: [canary] }),
    judge: { follow: () => {}, reported, measured: () => {} },
  };
  const app = new Hono();
  serveReports(app, shop, numbers, now);
  return {
    reported,
    async send(body: string, cookie: string, headers: Record<string, string> = {}) {
      const init = { method: 'POST', body, headers: { Cookie: cookie, ...headers } };
      return (await app.request(reportPath, init)).status;
    },
  };
}

/** The cookie of a visitor of the canary, or of the default, as an edge draws it. */
async function drawn(isOfCanary = true, numbers: VisitorNumbers = createVisitorNumbers(secret)) {
  for (;;) {
    const app = new Hono().get('*', async (c) => c.json(await numbers.draw(c)));
    const response = await app.request('https://shop.example/');
    const { number, setCookie } = (await response.json()) as { number: number; setCookie: string };
    if (number < canary.to === isOfCanary) return setCookie.split(';')[0] ?? '';
  }
}

const hydrated = (set: string) => JSON.stringify({ set, outcome: 'hydrated' });
const failed = (words: object) => JSON.stringify({ set: 'blog@b3', outcome: 'failed', ...words });

test.each([
  ['of the canary', true, 'blog@b3', canary],
  ['of the default', false, 'blog@b2', undefined],
])('a page %s reaches the judge as that', async (_, isOfCanary, set, arm) => {
  const { send, reported } = edge();
  expect(await send(hydrated(set), await drawn(isOfCanary))).toBe(204);
  expect(reported.mock.calls).toEqual([[expect.any(Number), { set, outcome: 'hydrated' }, arm]]);
});

test('a page of another set than the visitor’s is compared with nothing', async () => {
  const { send, reported } = edge();
  expect(await send(hydrated('blog@b2'), await drawn())).toBe(204);
  expect(reported).not.toHaveBeenCalled();
});

test.each([
  ['no number', async () => ''],
  ['a number without a signature', async () => 'shop-visitor=7'],
  ['a made-up signature', async () => `shop-visitor=7.${'0'.repeat(64)}`],
  [
    'the signature of another number',
    async () => (await drawn()).replace(/=\d+/, (number) => (number === '=7' ? '=8' : '=7')),
  ],
  [
    'a number of another shop',
    () => drawn(true, createVisitorNumbers('the secret of another shop, or none')),
  ],
  [
    'a number from two months ago',
    () =>
      drawn(
        true,
        createVisitorNumbers(secret, () => Date.now() - 61 * day),
      ),
  ],
])('with %s nobody takes part in a comparison [SEC-26]', async (_, cookieOf) => {
  const { send, reported } = edge();
  expect(await send(hydrated('blog@b3'), await cookieOf())).toBe(204);
  expect(reported).not.toHaveBeenCalled();
});

test('a number that was drawn up to 30 days ago counts', async () => {
  for (const days of [0, 15, 30]) {
    const { send, reported } = edge();
    const earlier = createVisitorNumbers(secret, () => Date.now() - days * day);
    await send(hydrated('blog@b3'), await drawn(true, earlier));
    expect(reported).toHaveBeenCalledOnce();
  }
});

test('other sites cannot report in a visitor’s name [SEC-26]', async () => {
  const { send, reported } = edge();
  const cookie = await drawn();
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(await send(hydrated('blog@b3'), cookie, { 'Sec-Fetch-Site': site })).toBe(403);
  expect(reported).not.toHaveBeenCalled();
  expect(await send(hydrated('blog@b3'), cookie, { 'Sec-Fetch-Site': 'same-origin' })).toBe(204);
  expect(reported).toHaveBeenCalledOnce();
});

test('of words that the shop does not have the judge hears `other` [SEC-26]', async () => {
  const { send, reported } = edge();
  await send(failed({ kind: 'Ask:evil.example', area: 'evil', page: '/evil' }), await drawn());
  await send(failed({ kind: 'silence' }), await drawn());
  await send(failed({ kind: 'crash', area: 'blog', page: '/blog' }), await drawn());
  expect(reported.mock.calls.map(([, { kind, area, page }]) => [kind, area, page])).toEqual([
    ['other', 'other', 'other'],
    ['silence', undefined, undefined],
    ['crash', 'blog', '/blog'],
  ]);
});

test('of one visitor 20 reports are read a minute, and 600 of all [SEC-26]', async () => {
  let time = 0;
  const { send, reported } = edge(undefined, () => time);
  const cookie = await drawn();
  for (let count = 0; count < 25; count += 1) await send(hydrated('blog@b3'), cookie);
  expect(reported).toHaveBeenCalledTimes(20);
  expect(await send(hydrated('blog@b3'), cookie)).toBe(429);
  for (let visitor = 0; visitor < 60; visitor += 1) {
    const other = await drawn();
    for (let count = 0; count < 15; count += 1) await send(hydrated('blog@b3'), other);
  }
  expect(reported).toHaveBeenCalledTimes(600);
  time = 60_000;
  expect(await send(hydrated('blog@b3'), cookie)).toBe(204);
});

test.each([
  ['no JSON', '{', 400],
  ['no outcome', '{"set":"blog@b3"}', 400],
  ['markup in a word', '{"set":"blog@b3","outcome":"failed","kind":"<script>"}', 400],
  ['more than a report', `{"set":"${'x'.repeat(3000)}","outcome":"failed"}`, 413],
])('%s is refused', async (_, body, status) => {
  const { send, reported } = edge();
  expect(await send(body, await drawn())).toBe(status);
  expect(reported).not.toHaveBeenCalled();
});
