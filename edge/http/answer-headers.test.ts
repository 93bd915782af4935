import { expect, test } from 'vitest';
import { Hono } from 'hono';
import { answer, filesOf } from '../testing/fixture.ts';
import { secureAnswers } from './answer-headers.ts';
import { createConfigurationPage, createStartingPage } from './plain-pages.ts';

const files = filesOf({
  'releases/catalog/c1/assets/list.js': 'list',
  'embed/catalog/c1/loader.js': 'loader',
});
const init = { headers: { 'X-Forwarded-Proto': 'https' } };
const named =
  /^(?:strict-|cross-origin-|permissions-|referrer-|content-security-|reporting-|x-content|access-)/;

/** The security headers of an answer by TLS; hashes and lengths of texts are left out. */
function securityOf({ headers }: Response): Record<string, string> {
  const own = [...headers].filter(([name]) => named.test(name));
  return Object.fromEntries(own.map(([name, value]) => [name, value.replace(/'sha256-[^']+'/g, "'sha256'")]));
}

const securityAt = async (path: string, options: RequestInit = {}) =>
  securityOf(await answer(path, { files }, { ...init, ...options }));

test('documents [SEC-12]', async () => {
  const headers = await securityAt('/products');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect({ ...headers, 'content-security-policy': '' }).toMatchInlineSnapshot(`
    {
      "content-security-policy": "",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "reporting-endpoints": "csp="/csp-report"",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    }
  `);
  const other = await securityAt('/nowhere');
  expect(Object.keys(other)).toEqual(Object.keys(headers));
});

test('embed pages [SEC-12]', async () => {
  expect(await securityAt('/embed/')).toMatchInlineSnapshot(`
    {
      "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self' https://api.example; img-src 'self' data: https://pictures.example; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify; report-uri /csp-report; report-to csp",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "reporting-endpoints": "csp="/csp-report"",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    }
  `);
});

test.each(['/payment/away', '/payment/back'])('payment pages: %s [SEC-12]', async (path) => {
  expect(await securityAt(path)).toMatchInlineSnapshot(`
    {
      "content-security-policy": "default-src 'none'; script-src 'sha256'; style-src 'sha256'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; report-uri /csp-report; report-to csp",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
      "referrer-policy": "origin",
      "reporting-endpoints": "csp="/csp-report"",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    }
  `);
});

test.each(['/releases/catalog/c1/assets/list.js', '/embed/catalog.js', '/embed/payment-pages.js'])(
  'scripts: %s [SEC-12]',
  async (path) => {
    expect(await securityAt(path)).toMatchInlineSnapshot(`
      {
        "access-control-allow-origin": "*",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        "cross-origin-resource-policy": "cross-origin",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
      }
    `);
  },
);

test('previews [SEC-12]', async () => {
  expect(await securityAt('/embed/catalog/c1/preview.js?path=/products')).toMatchInlineSnapshot(`
    {
      "access-control-allow-origin": "*",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    }
  `);
});

test.each(['/discovery.json', '/embed/custom-elements.json', '/embed/elements.d.ts', '/releases/gone.js'])(
  'data, and files that are not there: %s [SEC-12]',
  async (path) => {
    expect(await securityAt(path)).toMatchInlineSnapshot(`
      {
        "access-control-allow-origin": "*",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        "cross-origin-resource-policy": "cross-origin",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
      }
    `);
  },
);

const errorPages = async () => [
  await answer('/contact', {}, { ...init, method: 'POST', body: 'name=Mele' }),
  await answer('/payment/return', {}, { ...init, method: 'POST', body: '{}' }),
  await createConfigurationPage('SITE_CONFIG').request('/', init),
  await createStartingPage().request('/', init),
];

test('errors [SEC-12]', async () => {
  const [first, ...others] = (await errorPages()).map(securityOf);
  expect(first).toMatchInlineSnapshot(`
    {
      "content-security-policy": "default-src 'none'; script-src 'none'; style-src 'sha256'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; report-uri /csp-report; report-to csp",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "reporting-endpoints": "csp="/csp-report"",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    }
  `);
  for (const other of others) expect(other).toEqual(first);
});

test.each([
  ['/robots.txt', 200],
  ['/embed', 301],
])('what is of no class: %s [SEC-12]', async (path, status) => {
  expect((await answer(path)).status).toBe(status);
  expect(await securityAt(path)).toMatchInlineSnapshot(`
    {
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    }
  `);
});

test('pictures, which a route has not said the class of [SEC-12]', async () => {
  const app = new Hono().use(secureAnswers);
  app.get('/card.webp', (c) => c.body('RIFF', 200, { 'Content-Type': 'image/webp' }));
  app.get('/own.webp', (c) =>
    c.body('RIFF', 200, { 'Content-Type': 'image/webp', 'Cross-Origin-Resource-Policy': 'same-site' }),
  );
  expect(securityOf(await app.request('/card.webp', init))).toMatchInlineSnapshot(`
    {
      "access-control-allow-origin": "*",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    }
  `);
  const own = await app.request('/own.webp', init);
  expect(own.headers.get('Cross-Origin-Resource-Policy')).toBe('same-site');
});

test('a worker keeps what it may load: its script has no policy [SEC-12]', async () => {
  const app = new Hono().use(secureAnswers);
  app.get('/worker.js', (c) => c.body('', 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  expect(securityOf(await app.request('/worker.js', init))).toEqual({
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['/products', '/embed/', '/payment/away'])(
  'violations on %s are reported by the older directive where the visitor came without TLS, also after a 304 [SEC-15]',
  async (path) => {
    for (const [options, end] of [
      [{}, '; report-uri /csp-report'],
      [init, '; report-uri /csp-report; report-to csp'],
    ] as const) {
      const first = await answer(path, {}, options);
      const policy = first.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toMatch(new RegExp(`[^;]${end}$`));
      const known = {
        'If-None-Match': first.headers.get('ETag') ?? '',
        ...('headers' in options && options.headers),
      };
      const again = await answer(path, {}, { headers: known });
      expect(again.headers.get('Content-Security-Policy')).toBe(policy);
    }
  },
);

test('no answer asks for TLS where the visitor came without [SEC-12]', async () => {
  for (const path of ['/products', '/embed/', '/embed/catalog.js', '/robots.txt'])
    expect((await answer(path, { files })).headers.has('Strict-Transport-Security')).toBe(false);
});
