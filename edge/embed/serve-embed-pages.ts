import { widgetElements, type WidgetElementInfo } from '@shop/shared/contracts/widgets';
import type { Context, Hono } from 'hono';
import type { AreaRelease, EdgeConfig } from '../releases/edge-config.ts';
import type { Shop } from '../releases/shop.ts';
import { visitedAddress } from '../http/visited-address.ts';
import { inlineScripts } from '../html/inline-scripts.ts';
import { configuratorCss, configuratorHtml } from './configurator-page.ts';
import { customElementsManifest } from './custom-elements.ts';
import { typeDeclarations } from './type-declarations.ts';

/** Serves `/embed/` for site owners: the configurator, and the elements' types and manifest for their editors. */
export function serveEmbedPages(app: Hono, shop: Shop): void {
  const config = () => shop.served().standard.config;
  app.get('/embed', (c) => c.redirect('/embed/', 301));
  app.get('/embed/', (c) => configurator(c, config()));
  app.get('/embed/configurator.css', (c) => text(c, configuratorCss, 'text/css'));
  app.get('/embed/configurator.js', (c) => text(c, inlineScripts.runConfigurator, 'text/javascript'));
  app.get('/embed/elements.d.ts', (c) => text(c, typeDeclarations(elementsOf(config())), 'text/plain'));
  app.get('/embed/custom-elements.json', (c) =>
    text(c, JSON.stringify(customElementsManifest(elementsOf(config())), null, 1), 'application/json'),
  );
}

/** The elements of the areas whose scripts the edge serves, in the order of the shop's menu. */
function elementsOf({ areas, embeds }: EdgeConfig): WidgetElementInfo[] {
  const place = ({ navigation = [] }: AreaRelease) => Math.min(...navigation.map(({ order }) => order));
  const served = [...areas.values()].filter(({ name }) => embeds.has(name));
  return widgetElements(served.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)));
}

function configurator(c: Context, config: EdgeConfig): Response {
  const { provider } = config;
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
  const html = configuratorHtml(elementsOf(config), { storefrontUrl, apiBase, backendHost });
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
