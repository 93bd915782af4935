import { Hono } from 'hono';
import { escapeHtml } from '../html/html-text.ts';
import { cafeCss, cafeHtml } from './cafe-page.ts';

/**
 * Foreign pages with widgets, on their own origin and under a strict policy: a guide with whole areas of the shop, and at `/cafe` a
 * café with pieces.
 */
export function createDemoPage(shop: DemoShop): Hono {
  const storefront = new URL(shop.storefrontUrl).origin;
  const policy = [
    "default-src 'none'",
    `script-src ${storefront}`,
    "style-src 'self'",
    `connect-src ${new URL(shop.apiBase || storefront).origin} ${storefront}`,
    `img-src ${new URL(shop.backendHost || storefront).origin}`,
    `font-src ${storefront}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const app = new Hono();
  app.get('/', (c) =>
    c.html(demoHtml(shop), 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' }),
  );
  app.get('/cafe', (c) =>
    c.html(cafeHtml(storefront), 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' }),
  );
  app.get('/cafe.css', (c) => c.body(cafeCss, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/page.css', (c) => c.body(demoCss, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/favicon.ico', (c) => c.body(null, 404));
  return app;
}

export interface DemoShop {
  readonly storefrontUrl: string;
  readonly apiBase: string;
  readonly backendHost: string;
  readonly tenant: number;
  /** Header in which the provider takes idempotency keys. */
  readonly idempotencyHeader?: string | undefined;
}

function demoHtml({ storefrontUrl, apiBase, tenant, idempotencyHeader }: DemoShop): string {
  const shop = escapeHtml(storefrontUrl);
  const keys = idempotencyHeader ? ` idempotency-header="${escapeHtml(idempotencyHeader)}"` : '';
  const settings = `api-base="${escapeHtml(apiBase)}" tenant="${tenant}" storefront-url="${shop}"${keys} open="page" fonts`;
  const scripts = ['catalog', 'account-cart', 'blog'].map(
    (remote) => `<script type="module" src="${shop}/embed/${remote}.js"></script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Harbour Guide</title>
<link rel="stylesheet" href="/page.css">
${scripts.join('\n')}
</head>
<body>
<h1>Harbour Guide</h1>
<p>Eating by the water: kitchens that deliver to your mooring. What follows is the shop's own menu, cart and journal, on this page.</p>
<div class="columns">
<section><h2>Order from Umi</h2><shop-menu ${settings}>Loading the menu…</shop-menu></section>
<section>
<h2>Your order</h2>
<shop-account ${settings}>Loading your account…</shop-account>
<shop-cart ${settings}>Loading the cart…</shop-cart>
<h2>From their kitchen</h2>
<shop-blog ${settings}>Loading the journal…</shop-blog>
</section>
</div>
</body>
</html>`;
}

/** Style sheet of the demo page: a regional guide that does not look like the shop. */
const demoCss = `
:root { color-scheme: light dark; }
html { font-size: 62.5%; }
body { margin: 0 auto; padding: 2.4rem; max-width: 100rem; color: light-dark(#333, #d8dde2); background: light-dark(#fff, #10151b); font: 1.7rem/1.6 Arial, Helvetica, sans-serif; }
h1 { margin: 0 0 .8rem; padding-bottom: .8rem; border-bottom: 4px solid light-dark(#0b529c, #6db1f2); color: light-dark(#0b529c, #6db1f2); font-size: 2.8rem; }
h2 { color: light-dark(#0b529c, #6db1f2); font-size: 2rem; }
a { color: light-dark(#0b529c, #6db1f2); }
shop-menu, shop-blog { display: block; min-height: 100vh; border-radius: 12px; overflow: clip; }
shop-account, shop-cart { display: block; min-height: 48rem; border-radius: 12px; overflow: clip; }
.columns { display: grid; gap: 2.4rem; margin-top: 2.4rem; }
.columns > * { min-width: 0; }
@media (min-width: 800px) { .columns { grid-template-columns: 2fr 1fr; } }
`;
