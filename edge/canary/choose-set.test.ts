import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveSet, type Served } from '../releases/shop.ts';
import { edgeConfig } from '../testing/fixture.ts';
import { chooseSet } from './choose-set.ts';
import { createVisitorNumbers } from './visitor-number.ts';

const standard = serveSet(edgeConfig(), undefined);
const canarySet = serveSet(edgeConfig(), undefined);
const running: Served = {
  standard,
  canaries: [{ app: 'blog', version: 'b3', from: 0, to: 1000, set: canarySet }],
};

const numbers = createVisitorNumbers(undefined);

/** What a request is served, and the cookie that it is sent. */
async function choose(headers: Record<string, string> = {}, served: Served = running) {
  const app = new Hono().get('*', async (c) => {
    const { set, audience, setCookie: cookie = null } = await chooseSet(c, served, numbers);
    return c.json({ isCanary: set === canarySet, audience, cookie });
  });
  const response = await app.request('https://shop.example/blog', { headers });
  return (await response.json()) as {
    isCanary: boolean;
    audience: string;
    cookie: string | null;
  };
}

test('without a canary nobody gets a number, and documents are everybody’s', async () => {
  const chosen = await choose({}, { standard, canaries: [] });
  expect(chosen).toEqual({ isCanary: false, audience: 'shared', cookie: null });
});

test('a visitor’s number is drawn once, and holds nothing else but its signature', async () => {
  const { cookie, audience } = await choose();
  expect(cookie).toMatch(
    /^shop-visitor=\d{1,4}\.[\da-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(audience).toBe('private');
});

test('visitors keep what their number says, on every page and in every tab', async () => {
  for (const [number, isCanary] of [
    ['0', true],
    ['999', true],
    ['1000', false],
    ['9999', false],
  ] as const)
    // With the signature of another edge, and from before numbers were signed.
    for (const signature of [`.${'0'.repeat(64)}`, ''])
      expect(await choose({ Cookie: `shop-visitor=${number}${signature}` })).toMatchObject({
        isCanary,
        cookie: null,
      });
});

test.each(['-1', '10000', 'x', '', '1e3', '1.x'])(
  'a number that is none, "%s", is drawn anew',
  async (number) => {
    expect((await choose({ Cookie: `shop-visitor=${number}` })).cookie).toMatch(/^shop-visitor=\d{1,4}\./);
  },
);

test.each([
  ['a crawler', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', Cookie: 'shop-visitor=1' }],
  ['a prefetch', { 'Sec-Purpose': 'prefetch', Cookie: 'shop-visitor=1' }],
  ['a script', { 'Sec-Fetch-Mode': 'cors', Cookie: 'shop-visitor=1' }],
])('%s gets the default and no number', async (_, headers) => {
  expect(await choose(headers)).toEqual({ isCanary: false, audience: 'private', cookie: null });
});

test('about as many as the share says are drawn for the canary', async () => {
  const drawn = await Promise.all(Array.from({ length: 2000 }, () => choose()));
  const share = drawn.filter(({ isCanary }) => isCanary).length / drawn.length;
  // 10 %, and five standard deviations.
  expect(share).toBeGreaterThan(0.066);
  expect(share).toBeLessThan(0.134);
});
