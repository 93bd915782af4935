import { Hono } from 'hono';
import { chooseSet } from '../canary/choose-set.ts';
import { serveReports } from '../canary/serve-reports.ts';
import { createVisitorNumbers } from '../canary/visitor-number.ts';
import { fragmentResponse } from '../embed/fragment/fragments.ts';
import { previewResponse } from '../embed/preview/previews.ts';
import { serveOembed } from '../embed/oembed.ts';
import { serveEmbedPages } from '../embed/serve-embed-pages.ts';
import { widgetScriptResponse } from '../embed/widget-scripts.ts';
import { serveFieldReports } from '../field-data/serve-field-reports.ts';
import { servePaymentPages } from '../payment/payment-pages.ts';
import { servePaymentReturn } from '../payment/payment-return.ts';
import { publicDiscovery } from '../releases/discovery.ts';
import { serveOffline } from '../offline/serve-offline.ts';
import type { Shop } from '../releases/shop.ts';
import { serveSiteIndex } from '../site-index/serve-site-index.ts';
import { answerHeaders, secureAnswers } from './answer-headers.ts';
import { etagOf, withEtag } from './content-negotiation.ts';
import { documentResponse } from './document-response.ts';
import { immutableFile } from './file-response.ts';
import { answerFormPost, misdirected, notFound } from './plain-pages.ts';
import { serveSecurityText } from './security-text.ts';
import { serveViolationReports } from './violation-reports.ts';
import { isOwnHost, publicAddress, visitedAddress } from './visited-address.ts';
import { serverTiming, watchRequests } from './watch-requests.ts';

/** The edge as a plain fetch handler: built files, widget scripts, discovery, and a document for every other path. */
export function createEdge(shop: Shop): Hono {
  const { settings } = shop;
  const numbers = createVisitorNumbers(settings.reportSecret);
  const app = new Hono();
  watchRequests(app, settings);
  app.use(secureAnswers);
  app.notFound(notFound);
  serveEmbedPages(app, shop);
  serveOembed(app, shop);
  servePaymentPages(app, settings);
  servePaymentReturn(app);
  serveFiles(app, shop);
  serveDiscovery(app, shop);
  serveReports(app, shop, numbers);
  serveFieldReports(app, shop, numbers);
  serveViolationReports(app, shop);
  serveSecurityText(app, settings);
  serveSiteIndex(app, shop);
  serveOffline(app, shop);
  app.get('/favicon.ico', notFound);
  app.get('*', async (c) => {
    if (!isOwnHost(c, settings)) return misdirected(c);
    const { set, arm, audience, setCookie } = await chooseSet(c, shop.served(), numbers);
    const visit = c.get('visit');
    visit.arm = arm;
    const address = publicAddress(visitedAddress(c), settings.siteUrl);
    const response = await documentResponse(c, await set.documents(address, visit), audience);
    // Of this request alone: documents are cached without it.
    if (settings.watcher) response.headers.set('Server-Timing', serverTiming(visit));
    if (setCookie !== undefined) response.headers.append('Set-Cookie', setCookie);
    return response;
  });
  app.post('*', answerFormPost);
  return app;
}

/** Everything below `/releases` and `/embed`: a file, or a plain 404; never the document. */
function serveFiles(app: Hono, shop: Shop): void {
  const { files, settings } = shop;
  const standard = () => shop.served().standard;
  app.get('/releases/:app/:version/:file{.+}', (c) => {
    const { app: name, version, file } = c.req.param();
    return immutableFile(c, files, `releases/${name}/${version}`, file);
  });
  app.get('/embed/vendor/:file', (c) => immutableFile(c, files, 'embed/vendor', c.req.param('file')));
  app.get('/embed/:script{[\\w-]+\\.js}', (c) => {
    return widgetScriptResponse(c, c.req.param('script').replace(/\.js$/, ''), standard().scripts);
  });
  app.get('/embed/:script{[\\w-]+@[\\w.-]+\\.js}', (c) => {
    const [remote, version] = c.req.param('script').replace(/\.js$/, '').split('@');
    return immutableFile(c, files, `embed/${remote}/${version}`, 'loader.js');
  });
  app.get('/embed/:remote/:version/preview.js', (c) => previewResponse(c, settings, standard().previews));
  app.get('/embed/:remote/fragment', (c) => fragmentResponse(c, settings, standard().fragments));
  app.get('/embed/:remote/:version/:file{.+}', (c) => {
    const { remote, version, file } = c.req.param();
    return immutableFile(c, files, `embed/${remote}/${version}`, file);
  });
  app.all('/releases/*', notFound);
  app.all('/embed/*', notFound);
}

function serveDiscovery(app: Hono, shop: Shop): void {
  app.get('/discovery.json', async (c) => {
    const { standard, canaries } = shop.served();
    const discovered = canaries.map(({ app: name, set, from, to }) => ({
      app: name,
      config: set.config,
      traffic: (to - from) / 100,
    }));
    const document = publicDiscovery(standard.config, discovered);
    const body = new TextEncoder().encode(JSON.stringify(document));
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...answerHeaders.data,
    };
    return withEtag(c, new Response(body, { headers }), await etagOf(body));
  });
}
