import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { answer, providerSettings, siteWith, textsOf } from '../testing/fixture.ts';

type Changes = Parameters<typeof answer>[1];

async function policyOf(path: string, changes: Changes = {}): Promise<Map<string, string[]>> {
  const policy = (await answer(path, changes)).headers.get('Content-Security-Policy') ?? '';
  return new Map(
    policy.split('; ').map((line) => {
      const [directive = '', ...sources] = line.split(' ');
      return [directive, sources];
    }),
  );
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy', () => {
  test.each(['/', '/products?search=a', '/products/a', '/nowhere'])(
    'of %s admits its inline texts by their hashes and no others',
    async (path) => {
      const html = await (await answer(path)).text();
      const [unsupported = '', prepare = '', early = '', start = ''] = textsOf(html, 'script', '');
      const map = textsOf(html, 'script', ' type="importmap"');
      const scripts = [unsupported, ...map, prepare, early, start];
      const styles = textsOf(html, 'style');
      expect([scripts.length, styles.length]).toEqual([5, 2]);
      const policy = await policyOf(path);
      expect(policy.get('script-src')).toEqual(["'self'", ...scripts.map(hashOf)]);
      expect(policy.get('style-src')).toEqual(["'self'", ...styles.map(hashOf)]);
    },
  );

  test('allows only what is named', async () => {
    const { 'script-src': _scripts, 'style-src': _styles, ...rest } = Object.fromEntries(await policyOf('/'));
    expect(rest).toEqual({
      'default-src': ["'none'"],
      'img-src': ["'self'", 'data:', 'https:', 'https://pictures.example'],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'", 'https://api.example'],
      'frame-src': ['https:'],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['dompurify'],
      'report-uri': ['/csp-report'],
    });
  });

  test('names the origins that areas have of their own, each once', async () => {
    const areaOrigins = { blog: 'https://areas.example', catalog: 'https://areas.example' };
    const policy = await policyOf('/', { areaOrigins });
    expect(policy.get('script-src')?.slice(6)).toEqual(['https://areas.example']);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.example', 'https://areas.example']);
  });
});

describe('pictures and frames [SEC-13]', () => {
  const narrowed = {
    pictureOrigins: ['https://cdn.example'],
    frameOrigins: ['https://maps.example'],
    provider: { ...providerSettings, players: ['video.example/embed/'] },
  };

  test('come from the hosts that the profile names', async () => {
    const policy = await policyOf('/', narrowed);
    expect(policy.get('img-src')).toEqual([
      "'self'",
      'data:',
      'https://pictures.example',
      'https://cdn.example',
    ]);
    expect(policy.get('frame-src')).toEqual(['https://video.example/embed/', 'https://maps.example']);
  });

  test('of the site configuration stay admitted', async () => {
    const site = siteWith({ logo: 'https://brand.example/logo.svg', favicon: 'https://icons.example/i.png' });
    const sources = (await policyOf('/', { ...narrowed, site })).get('img-src');
    expect(sources).toEqual(expect.arrayContaining(['https://brand.example', 'https://icons.example']));
  });

  test('come from this machine in development alone', async () => {
    const provider = { ...providerSettings, apiBase: 'http://127.0.0.1:4000/api' };
    const sources = (await policyOf('/', { provider })).get('frame-src');
    expect(sources).toEqual(['https:', 'http://localhost:*', 'http://127.0.0.1:*']);
  });
});

describe('the tag that measures visits', () => {
  const named = /google|analytics/;

  test('is named by no part of the policy without an id for it', async () => {
    expect([...(await policyOf('/')).values()].flat().filter((source) => named.test(source))).toEqual([]);
  });

  test('may be loaded and may report where an id is configured', async () => {
    const off = await policyOf('/', { site: siteWith({ google_analytics_id: 'G-1', analytics: 'off' }) });
    expect([...off.values()].flat().filter((source) => named.test(source))).toEqual([]);
    const policy = await policyOf('/', { site: siteWith({ google_analytics_id: 'G-1' }) });
    expect(policy.get('script-src')?.at(-1)).toBe('https://www.googletagmanager.com');
    expect(policy.get('connect-src')).toContain('https://*.google-analytics.com');
    expect(policy.get('trusted-types')).toEqual(['dompurify', 'shop-analytics']);
  });
});

describe('the other headers', () => {
  test.each(['/products', '/nowhere'])('of %s', async (path) => {
    const headers = Object.fromEntries((await answer(path)).headers);
    const { etag: _etag, 'content-security-policy': _policy, ...rest } = headers;
    expect(rest).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['https', 'max-age=31536000'],
    ['https, http', 'max-age=31536000'],
    ['http', null],
    ['http, https', null],
    ['', null],
  ])('ask for TLS when the visitor came by it: "%s"', async (protocol, expected) => {
    const response = await answer('/', {}, { headers: { 'X-Forwarded-Proto': protocol } });
    expect(response.headers.get('Strict-Transport-Security')).toBe(expected);
  });
});
