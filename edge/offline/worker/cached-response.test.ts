import { cachedAtName, cachedTitleName } from '@shop/shared/contracts';
import { expect, test } from 'vitest';
import { bytesName, cachedResponse, withCachedTime } from './cached-response.ts';

const now = new Date('2026-11-26T14:05:00Z');
const html =
  '<!doctype html><html><head lang="en"><title>Fish &amp; rice</title></head><body>ä</body></html>';
const document = () =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': '12',
      'Content-Security-Policy': "default-src 'none'",
    },
  });

test('a copy has the time, its size and its title, and the headers of the page but for those of its transfer', async () => {
  const copy = await cachedResponse(document(), now);
  expect(Object.fromEntries(copy?.headers ?? [])).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    [cachedAtName]: now.toISOString(),
    [bytesName]: `${new TextEncoder().encode(html).byteLength}`,
    [cachedTitleName]: 'Fish%20%26%20rice',
  });
  expect(await copy?.text()).toBe(html);
});

test.each([204, 301, 404, 500, 503])('a response with status %i is not cached', async (status) => {
  expect(await cachedResponse(new Response(null, { status }), now)).toBeNull();
});

test('nor is one that is too large [OFF-08]', async () => {
  expect(await cachedResponse(new Response('x'.repeat(2_000_001)), now)).toBeNull();
});

test('a cached document says in its head since when; its policy stays [OFF-03]', async () => {
  const copy = await cachedResponse(document(), now);
  const shown = await withCachedTime(copy ?? new Response());
  const meta = `<meta name="${cachedAtName}" content="2026-11-26T14:05:00.000Z">`;
  expect(await shown.text()).toBe(html.replace('<head lang="en">', `<head lang="en">${meta}`));
  expect(shown.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
});
