import { afterEach, expect, test, vi } from 'vitest';
import type { Files } from '../releases/edge-config.ts';
import { answer, providerSettings } from '../testing/fixture.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const broken: Files = {
  read: () => Promise.reject(new Error('disk /srv/releases is gone')),
};

test('an unexpected error is logged, and answered with a plain page without it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await answer('/releases/catalog/c1/a.js', { files: broken });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain('<h1>Something went wrong</h1>');
  expect(text).not.toMatch(/disk|srv|\bat\b.*:\d+/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(String(log.mock.calls[0])).toContain('disk /srv/releases is gone');
});

test.each(['/canary-report', '/csp-report'])(
  'a report that is too large is refused at %s without a line in the log [SEC-15]',
  async (path) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await answer(path, {}, { method: 'POST', body: 'x'.repeat(40_000) });
    expect([response.status, await response.text()]).toEqual([413, '']);
    expect(log).not.toHaveBeenCalled();
  },
);

test('so is a document that cannot be composed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await answer('/products', { provider: { ...providerSettings, apiBase: 'nowhere' } });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('<h1>Something went wrong</h1>');
});

test('robots may read everything', async () => {
  const response = await answer('/robots.txt');
  expect(await response.text()).toMatch(/^User-agent: \*\nAllow: \/\n\n/);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain\b/);
});

test.each(['PUT', 'DELETE', 'OPTIONS'])('%s finds nothing', async (method) => {
  const response = await answer('/products', {}, { method });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('Not found');
});

test('a form that is sent without script is answered with an explanation', async () => {
  const response = await answer('/contact', {}, { method: 'POST', body: 'name=Mele' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect(await response.text()).toContain('Nothing was sent.');
});

test('HEAD of a page gives the headers of GET and no body', async () => {
  const [get, head] = [await answer('/products'), await answer('/products', {}, { method: 'HEAD' })];
  expect(head.status).toBe(200);
  expect([...head.headers]).toEqual([...get.headers]);
  expect(await head.text()).toBe('');
});
