import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { shopOfOneSet } from '../releases/shop.ts';
import { answer, edgeConfig } from '../testing/fixture.ts';
import { serveViolationReports } from './violation-reports.ts';

afterEach(() => void vi.restoreAllMocks());

const older = {
  'csp-report': {
    'document-uri': 'https://shop.example/products/salmon?email=ren@umi.example',
    'violated-directive': "script-src 'self'",
    'effective-directive': 'script-src',
    'blocked-uri': 'https://evil.example/x.js?token=abc',
    'source-file': 'https://shop.example/products/salmon',
    'script-sample': 'steal("ren@umi.example")',
  },
};
const newer = [
  { type: 'deprecation', url: 'https://shop.example/', body: { id: 'x' } },
  {
    type: 'csp-violation',
    url: 'https://shop.example/orders/17?paymentId=9',
    user_agent: 'Some browser',
    body: {
      documentURL: 'https://shop.example/orders/17?paymentId=9',
      effectiveDirective: 'style-src-attr',
      blockedURL: 'inline',
      sourceFile: 'chrome-extension://abcdef/content.js',
      sample: 'color: red',
    },
  },
];

function logged() {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => log.mock.calls.map(([line]) => String(line));
}

const post = (body: unknown, type = 'application/csp-report') =>
  answer(
    '/csp-report',
    {},
    {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': type },
    },
  );

test('logs what report-uri and report-to send, without what may be a person’s [SEC-15]', async () => {
  const lines = logged();
  expect((await post(older)).status).toBe(204);
  expect((await post(newer, 'application/reports+json')).status).toBe(204);
  expect(lines()).toEqual([
    'policy violation: script-src blocked https://evil.example on /products/:slug, from https://shop.example',
    'policy violation: style-src-attr blocked inline on other, from chrome-extension:',
  ]);
});

test.each([
  ['no JSON', 'x', 400],
  ['another shape', '{"a":1}', 400],
  ['a number', '1', 400],
  ['what is too large', JSON.stringify([{ type: 'x'.repeat(40_000) }]), 413],
])('refuses %s, and logs nothing [SEC-15]', async (_, body, status) => {
  const lines = logged();
  expect((await post(body)).status).toBe(status);
  expect(lines()).toEqual([]);
});

test('a report forges no line of the log [SEC-15]', async () => {
  const lines = logged();
  const forged = {
    'effective-directive': 'script-src\nedge ready',
    'blocked-uri': 'a\nb',
    'source-file': '',
  };
  await post({ 'csp-report': forged });
  expect(lines()).toEqual(['policy violation: unknown blocked unknown on other, from unknown']);
});

test('logs a few of a request and thirty a minute; then nothing more is read [SEC-15]', async () => {
  const lines = logged();
  let time = 0;
  const app = new Hono();
  serveViolationReports(app, shopOfOneSet(edgeConfig(), undefined), () => time);
  const send = () =>
    app.request('/csp-report', {
      method: 'POST',
      body: JSON.stringify(Array.from({ length: 20 }, () => newer[1])),
    });
  expect((await send()).status).toBe(204);
  expect(lines()).toHaveLength(5);
  for (let count = 0; count < 5; count++) await send();
  expect(lines()).toHaveLength(30);
  expect((await send()).status).toBe(429);
  expect(lines()).toHaveLength(30);
  time = 60_000;
  expect((await send()).status).toBe(204);
  expect(lines()).toHaveLength(35);
});
