import { Hono } from 'hono';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { documentResponse } from './document-response.ts';
import { etagOf, withEtag } from './content-negotiation.ts';
import { immutableFile } from './file-response.ts';
import { answerError, answerFormPost, notFound } from './plain-pages.ts';
import { discoveryDocument } from '../releases/discovery.ts';
import { createPreviews, previewResponse } from '../embed/preview/previews.ts';
import { serveEmbedPages } from '../embed/serve-embed-pages.ts';
import { createWidgetScripts, widgetScriptResponse } from '../embed/widget-scripts.ts';
import { publicAddress, visitedAddress } from './visited-address.ts';
import { servePaymentPages } from '../payment/payment-pages.ts';
import { servePaymentReturn } from '../payment/payment-return.ts';
import { createDocuments, type Documents } from '../render/documents.ts';

/** The edge as a plain fetch handler: built files, widget scripts, discovery, and a document for every other path. */
export function createEdge(config: EdgeConfig, documents: Documents = createDocuments(config)): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  app.onError(answerError);
  app.notFound(notFound);
  serveEmbedPages(app, config);
  servePaymentPages(app, config);
  servePaymentReturn(app);
  serveFiles(app, config);
  app.get('/discovery.json', async (c) => {
    const body = new TextEncoder().encode(JSON.stringify(discoveryDocument(config)));
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
    };
    return withEtag(c, new Response(body, { headers }), await etagOf(body));
  });
  app.get('/robots.txt', (c) => c.text('User-agent: *\nAllow: /\n'));
  app.get('/favicon.ico', notFound);
  app.get('*', async (c) => {
    const address = publicAddress(visitedAddress(c), config.siteUrl);
    return documentResponse(c, await documents(address));
  });
  app.post('*', answerFormPost);
  return app;
}

/** Everything below `/releases` and `/embed`: a file, or a plain 404; never the document. */
function serveFiles(app: Hono, config: EdgeConfig): void {
  const { files } = config;
  const scripts = createWidgetScripts(config);
  const previews = createPreviews(config);
  app.get('/releases/:app/:version/:file{.+}', (c) => {
    const { app: name, version, file } = c.req.param();
    return immutableFile(c, files, `releases/${name}/${version}`, file);
  });
  app.get('/embed/vendor/:file', (c) => immutableFile(c, files, 'embed/vendor', c.req.param('file')));
  app.get('/embed/:script{[\\w-]+\\.js}', (c) => {
    return widgetScriptResponse(c, c.req.param('script').replace(/\.js$/, ''), scripts);
  });
  app.get('/embed/:remote/preview.js', (c) => previewResponse(c, config, previews));
  app.get('/embed/:remote/:version/:file{.+}', (c) => {
    const { remote, version, file } = c.req.param();
    return immutableFile(c, files, `embed/${remote}/${version}`, file);
  });
  app.all('/releases/*', notFound);
  app.all('/embed/*', notFound);
}
