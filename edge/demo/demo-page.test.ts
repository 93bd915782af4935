import { expect, test } from 'vitest';
import { tagsOf } from '../testing/fixture.ts';
import { createDemoPage } from './demo-page.ts';

const shop = {
  storefrontUrl: 'http://localhost:4173',
  apiBase: 'http://localhost:5000/api',
  backendHost: 'http://localhost:5000/files',
  tenant: 7,
};

test('has the widgets of all remotes, each with its settings and a text to read while it loads', async () => {
  const html = await (await createDemoPage(shop).request('/')).text();
  expect(tagsOf(html, 'script')).toEqual([
    '<script type="module" src="http://localhost:4173/embed/catalog.js">',
    '<script type="module" src="http://localhost:4173/embed/account-cart.js">',
    '<script type="module" src="http://localhost:4173/embed/blog.js">',
  ]);
  for (const element of ['shop-menu', 'shop-account', 'shop-cart', 'shop-blog']) {
    expect(html).toMatch(
      new RegExp(
        `<${element} api-base="http://localhost:5000/api" tenant="7" storefront-url="http://localhost:4173" open="page" fonts>Loading [^<]+…</${element}>`,
      ),
    );
  }
});

test('names the header of idempotency keys where the provider takes them', async () => {
  const keyed = createDemoPage({ ...shop, idempotencyHeader: 'Idempotency-Key' });
  const html = await (await keyed.request('/')).text();
  for (const element of ['shop-menu', 'shop-account', 'shop-cart', 'shop-blog'])
    expect(html).toMatch(new RegExp(`<${element} [^>]*idempotency-header="Idempotency-Key"`));
});

test('has a policy without exceptions, which its own markup meets', async () => {
  const response = await createDemoPage(shop).request('/');
  expect(response.headers.get('Content-Security-Policy')?.split('; ')).toEqual([
    "default-src 'none'",
    'script-src http://localhost:4173',
    "style-src 'self'",
    'connect-src http://localhost:5000 http://localhost:4173',
    'img-src http://localhost:5000',
    'font-src http://localhost:4173',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
  const html = await response.text();
  expect(tagsOf(html, 'style')).toEqual([]);
  expect(html).not.toMatch(/\s(?:style|on\w+)\s*=/i);
});

test('has a style sheet of its own', async () => {
  const response = await createDemoPage(shop).request('/page.css');
  expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
  expect(await response.text()).toContain('font-size: 62.5%');
});

test('works without a provider, when the shop is not set up', async () => {
  const response = await createDemoPage({ ...shop, apiBase: '', backendHost: '' }).request('/');
  expect(response.status).toBe(200);
});
