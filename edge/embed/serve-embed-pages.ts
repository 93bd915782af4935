import type { Context, Hono } from 'hono';
import type { EdgeConfig } from '../config.ts';
import { visitedAddress } from '../http/visited-address.ts';
import { inlineScripts } from '../html/inline-scripts.ts';
import { configuratorCss, configuratorHtml } from './configurator-page.ts';
import { customElementsManifest } from './custom-elements.ts';
import { typeDeclarations } from './type-declarations.ts';

/** Serves `/embed/` for site owners: the configurator, and the elements' types and manifest for their editors. */
export function serveEmbedPages(app: Hono, config: EdgeConfig): void {
  app.get('/embed', (c) => c.redirect('/embed/', 301));
  app.get('/embed/', (c) => configurator(c, config));
  app.get('/embed/configurator.css', (c) => text(c, configuratorCss, 'text/css'));
  app.get('/embed/configurator.js', (c) => text(c, inlineScripts.runConfigurator, 'text/javascript'));
  app.get('/embed/elements.d.ts', (c) => text(c, typeDeclarations(), 'text/plain'));
  app.get('/embed/custom-elements.json', (c) =>
    text(c, JSON.stringify(customElementsManifest(), null, 1), 'application/json'),
  );
}

function configurator(c: Context, { provider, site }: EdgeConfig): Response {
  const storefrontUrl = visitedAddress(c).origin;
  const { apiBase, backendHost } = provider;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${new URL(apiBase).origin}`,
    `img-src 'self' data: ${new URL(backendHost).origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
  const html = configuratorHtml({ storefrontUrl, apiBase, backendHost, tenant: site.tenant });
  const response = c.html(html);
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cache-Control', 'no-cache');
  return response;
}

function text(c: Context, body: string, type: string): Response {
  return c.body(body, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'Access-Control-Allow-Origin': '*',
  });
}
