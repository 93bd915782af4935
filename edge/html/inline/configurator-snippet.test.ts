import { afterEach, expect, test, vi } from 'vitest';
import { policyOf, snippetOf } from './configurator-snippet.ts';

afterEach(() => void vi.unstubAllGlobals());

const shop = 'https://shop.example';
const configured = {
  storefrontUrl: shop,
  apiBase: 'https://own.example/api',
  backendHost: 'https://files.example',
};
const elements = [{ tag: 'shop-menu', script: 'catalog', shows: 'The menu.', attributes: [] }];
const settings = {
  tag: 'shop-menu',
  attributes: [
    ['api-base', 'https://api.example/v1'],
    ['category', '"rolls" & more'],
    ['fonts', ''],
    ['open', 'page'],
  ],
  colours: [['--shop-accent', '#bf3a1b']],
} as const;

test('the snippet loads the scripts that the widget needs, and escapes what was typed', () => {
  expect(snippetOf(settings, shop, elements))
    .toBe(`<script type="module" src="${shop}/embed/catalog.js"></script>
<script type="module" src="${shop}/embed/account-cart.js"></script>
<style>shop-menu { display: block; min-height: 100vh; --shop-accent: #bf3a1b }</style>
<shop-menu
  api-base="https://api.example/v1"
  category="&#34;rolls&#34; &#38; more"
  fonts
  open="page">
  Loading…
</shop-menu>`);
});

test('the policy admits shop, provider and pictures', () => {
  vi.stubGlobal('location', { href: shop });
  expect(policyOf(settings, configured)).toBe(`script-src ${shop};
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
