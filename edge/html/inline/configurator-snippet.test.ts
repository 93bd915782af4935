import { afterEach, expect, test, vi } from 'vitest';
import { foreignAttributes, policyOf, snippetOf } from './configurator-snippet.ts';

afterEach(() => void vi.unstubAllGlobals());

const shop = 'https://shop.example';
const configured = {
  storefrontUrl: shop,
  apiBase: 'https://own.example/api',
  backendHost: 'https://files.example',
  tenant: 7,
};
const elements = [{ tag: 'shop-menu', script: 'catalog', shows: 'The menu.', attributes: [] }];
const settings = {
  tag: 'shop-menu',
  attributes: [
    ['api-base', 'https://own.example/api'],
    ['category', '"rolls" & more'],
    ['fonts', ''],
    ['open', 'page'],
  ],
  colours: [['--shop-accent', '#bf3a1b']],
} as const;

test('the snippet loads the scripts that the widget needs, and escapes what was typed', () => {
  expect(snippetOf(settings, configured, elements))
    .toBe(`<script type="module" src="${shop}/embed/catalog.js"></script>
<script type="module" src="${shop}/embed/account-cart.js"></script>
<style>shop-menu { display: block; min-height: 100vh; --shop-accent: #bf3a1b }</style>
<shop-menu
  api-base="https://own.example/api"
  category="&#34;rolls&#34; &#38; more"
  fonts
  open="page">
  Loading…
</shop-menu>`);
});

test('the policy admits shop, provider and pictures', () => {
  vi.stubGlobal('location', { href: shop });
  const [, ...attributes] = settings.attributes;
  const other = { ...settings, attributes: [['api-base', 'https://api.example/v1'], ...attributes] as const };
  expect(policyOf(other, configured)).toBe(`script-src ${shop};
connect-src https://api.example ${shop};
img-src https://api.example ${shop};
font-src ${shop};
require-trusted-types-for 'script';
trusted-types dompurify;`);
});

test("without attributes the policy admits the shop's own provider", () => {
  vi.stubGlobal('location', { href: shop });
  const policy = policyOf({ ...settings, attributes: [] }, configured);
  expect(policy).toContain(`connect-src https://own.example ${shop};`);
  expect(policy).toContain(`img-src https://files.example ${shop};`);
});

test('knows the attributes that name another shop [SEC-19]', () => {
  vi.stubGlobal('location', { href: shop });
  const own = [
    ['api-base', 'https://own.example/api/'],
    ['storefront-url', `${shop}/`],
    ['backend-host', 'https://files.example/'],
    ['tenant', '7'],
    ['category', 'maki'],
    ['login-field', 'email'],
  ] as const;
  expect(foreignAttributes(own, configured)).toEqual([]);
  const foreign = [
    ['api-base', 'https://own.example.evil.example/api'],
    ['api-base', 'https://own.example/api/../other'],
    ['storefront-url', '//evil.example'],
    ['storefront-url', 'https://shop.example@evil.example'],
    ['storefront-url', 'https:evil.example'],
    ['backend-host', 'https:evil.example'],
    ['backend-host', 'not an address'],
    ['tenant', '8'],
  ] as const;
  expect(foreignAttributes([...foreign, ...own], configured)).toEqual(foreign);
});

test('lines of another shop say so [SEC-19]', () => {
  vi.stubGlobal('location', { href: shop });
  const attributes = [['api-base', 'https://evil.example/api']] as const;
  expect(snippetOf({ ...settings, attributes }, configured, elements)).toMatch(
    /^<!-- Not the shop at https:\/\/shop\.example, by api-base\. -->\n<script/,
  );
});
