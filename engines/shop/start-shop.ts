import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveForeignPage, type ForeignPage } from '../../e2e/embed/foreign-page.ts';
import { createProvider, type Provider } from '../../e2e/provider.ts';
import { buildAll } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge, startSandbox } from '../../scripts/shop.ts';
import { startProxy, type FaultyProxy } from './faulty-proxy.ts';

export interface Shop {
  /** The storefront's origin, behind the proxy. */
  readonly url: string;
  /** The edge's own page with widgets, which knows nothing of the proxy. */
  readonly demoUrl: string;
  readonly apiBase: string;
  readonly provider: Provider;
  readonly proxy: FaultyProxy;
  /**
   * Serves a page of somebody else's under the demo page's policy; `{settings}` stands for the widgets' attributes.
   * Resolves to its address.
   */
  serveWidgets(body: string): Promise<string>;
  stop(): Promise<void>;
}

/** A whole shop with a fresh database. Its pages are rendered for every visit, so that faults show at once. */
export async function startShop(): Promise<Shop> {
  const builds = await buildAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-engines-'));
  const port = await freePort();
  const proxy = await startProxy(port);
  const url = `http://localhost:${proxy.port}`;
  const sandbox = await startSandbox({ dataDir, port: proxy.port });
  const edge = await startEdge({ builds, dataDir, port }, sandbox.apiBase, {
    ...sandbox.settings,
    RENDER_CACHE: '0',
    RENDER_BUDGET: '20000',
    RENDER_DEFERRED_TIMEOUT: '10000',
  });
  const foreignPages: ForeignPage[] = [];
  return {
    url,
    demoUrl: edge.embedDemoUrl,
    apiBase: sandbox.apiBase,
    provider: createProvider(sandbox.apiBase),
    proxy,
    async serveWidgets(body) {
      const foreign = await serveWidgets(url, sandbox.apiBase, body);
      foreignPages.push(foreign);
      return foreign.url;
    },
    async stop() {
      const closed = [proxy, ...foreignPages].map((server) => server.close());
      await Promise.all([...closed, edge.stop(), sandbox.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function serveWidgets(url: string, apiBase: string, body: string): Promise<ForeignPage> {
  const settings = `api-base="${apiBase}" tenant="7" storefront-url="${url}" open="page"`;
  const scripts = ['catalog', 'blog', 'account-cart']
    .map((remote) => `<script type="module" src="${url}/embed/${remote}.js"></script>`)
    .join('');
  const { origin } = new URL(apiBase);
  const policy = [
    "default-src 'none'",
    `script-src ${url}`,
    `connect-src ${origin} ${url}`,
    `img-src ${origin} data:`,
    `font-src ${url}`,
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ];
  const head = `<title>Somebody else</title><link rel="icon" href="data:,">${scripts}`;
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body.replaceAll('{settings}', settings)}</body></html>`;
  return serveForeignPage(html, { 'Content-Security-Policy': policy.join('; ') });
}
