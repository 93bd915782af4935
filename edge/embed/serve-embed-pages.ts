import { widgetElements, type WidgetElementInfo } from '@shop/shared/contracts/widgets';
import type { Context, Hono } from 'hono';
import type { AreaRelease, EdgeConfig } from '../releases/edge-config.ts';
import type { Shop } from '../releases/shop.ts';
import { answerHeaders } from '../http/answer-headers.ts';
import { configuratorPolicy } from '../http/content-security-policy.ts';
import { publicAddress, visitedAddress } from '../http/visited-address.ts';
import { inlineScripts } from '../html/inline-scripts.ts';
import { classicScriptResponse } from './classic-script.ts';
import { configuratorCss, configuratorHtml } from './configurator-page.ts';
import { customElementsManifest } from './custom-elements.ts';
import { doctorScript } from './doctor-script.ts';
import { typeDeclarations } from './type-declarations.ts';

/** Serves `/embed/` for site owners: the configurator, and the elements' types and manifest for their editors. */
export function serveEmbedPages(app: Hono, shop: Shop): void {
  const config = () => shop.served().standard.config;
  app.get('/embed', (c) => c.redirect('/embed/', 301));
  app.get('/embed/', (c) => configurator(c, config()));
  app.get('/embed/configurator.css', (c) => text(c, configuratorCss, 'text/css'));
  app.get('/embed/configurator.js', (c) => text(c, inlineScripts.runConfigurator, 'text/javascript'));
  app.get('/embed/shop-classic.js', classicScriptResponse);
  app.get('/embed/doctor.js', (c) => {
    const { origin } = publicAddress(visitedAddress(c), config().siteUrl);
    const script = doctorScript(config(), elementsOf(config()), origin);
    return c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...answerHeaders.script,
    });
  });
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
  const { provider, site } = config;
  const storefrontUrl = publicAddress(visitedAddress(c), config.siteUrl).origin;
  const { apiBase, backendHost } = provider;
  const html = configuratorHtml(elementsOf(config), {
    storefrontUrl,
    apiBase,
    backendHost,
    tenant: site.tenant,
  });
  return c.body(html, 200, {
    ...answerHeaders.embedPage,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': configuratorPolicy(config),
    'Cache-Control': 'no-cache',
  });
}

function text(c: Context, body: string, type: string): Response {
  return c.body(body, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    ...answerHeaders.data,
  });
}
