import { Hono } from 'hono';
import { demoCss } from './demo-css.ts';
import { demoHtml, type DemoShop } from './demo-html.ts';

/** A page that is not the shop's, on an origin of its own, with widgets on it, under a strict policy. */
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
  app.get('/page.css', (c) => c.body(demoCss, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/favicon.ico', (c) => c.body(null, 404));
  return app;
}
