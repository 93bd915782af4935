import type { ShopSettings } from '@shop/shared/contracts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TestServer {
  readonly origin: string;
  /** Paths asked for so far. */
  readonly asked: string[];
  close(): void;
}

type Answer = (request: IncomingMessage, url: URL, response: ServerResponse) => unknown;

/**
 * Serves on a free port what `answer` says.
 *
 * @param isOpen pages of other origins may read its answers
 */
export async function serve(answer: Answer, isOpen = true): Promise<TestServer> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'OPTIONS') asked.push(url.pathname + url.search);
    if (isOpen)
      for (const name of ['Origin', 'Headers', 'Methods'])
        response.setHeader(`Access-Control-Allow-${name}`, '*');
    if (request.method === 'OPTIONS') response.end();
    else void answer(request, url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** In place of a file: the connection ends without an answer. */
export const dropped: unique symbol = Symbol('dropped');

/**
 * The text to serve for a file, null for status 503; may resolve later.
 * @param destination `empty` for a fetch, `script` for an import; see https://fetch.spec.whatwg.org/#sec-fetch-dest-header
 */
export type Spoil = (path: string, text: string, destination: string) => Spoiled | Promise<Spoiled>;
export type Spoiled = string | null | typeof dropped;

/**
 * Serves built widgets like an edge that renders no previews. Browsers cache an altered file like the right one.
 * @param settings what stands in front of its scripts
 */
export function serveWidgets(
  dist: string,
  version: string,
  spoil: Spoil,
  settings: () => ShopSettings | undefined = () => undefined,
): Promise<TestServer> {
  return serve(async ({ socket, headers }, { pathname }, response) => {
    response.setHeader('Content-Type', 'text/javascript');
    if (pathname.endsWith('/preview.js'))
      return void response.end(await spoil(pathname, 'export {};', 'script'));
    if (pathname === '/embed/shop.js') {
      const read = (remote: string, file: string) => readFileSync(join(dist, remote, version, file), 'utf8');
      const tables = ['menu', 'basket'].map((remote) => `...${read(remote, 'tables.json')}`);
      return void response.end(
        `const shopSettings=${JSON.stringify(settings() ?? {})},shopTables=[${tables.join()}];\n${read('menu', 'shop-loader.js')}`,
      );
    }
    // A test has its text.
    if (pathname === '/embed/doctor.js') return void response.end(await spoil(pathname, '', 'script'));
    const loader = /^\/embed\/([\w-]+)(?:@v1)?\.js$/.exec(pathname);
    const file = loader ? `${loader[1]}/${version}/loader.js` : pathname.replace('/embed/', '');
    const text = await spoil(
      pathname,
      readFileSync(join(dist, file), 'utf8'),
      String(headers['sec-fetch-dest']),
    );
    if (text === dropped) return void socket.destroy();
    response.statusCode = text === null ? 503 : 200;
    const stored = text !== null && !loader;
    response.setHeader('Cache-Control', stored ? 'public, max-age=31536000, immutable' : 'no-store');
    const shop = loader && settings();
    response.end((shop ? `const shopSettings=${JSON.stringify(shop)};\n` : '') + (text ?? ''));
  });
}

/** A foreign page with the strictest policy that widgets allow; at `/old` without the shop in `connect-src`. */
export function servePage(
  body: () => string,
  shop: TestServer,
  provider: TestServer,
  others: () => readonly TestServer[],
): Promise<TestServer> {
  return serve((_, { pathname }, response) => {
    const further = others()
      .map(({ origin }) => origin)
      .join(' ');
    const calls = pathname === '/old' ? provider.origin : `${provider.origin} ${shop.origin} ${further}`;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src ${shop.origin} ${further}; connect-src ${calls}; ` +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    response.end(`<!doctype html><html lang="en"><title>Harbour Guide</title><body>${body()}</body></html>`);
  });
}

/** A page of one document with headers of its own, and what is called beside it: no other origin may read any of it. */
export function serveDocument(
  document: () => { readonly html: string; readonly headers?: Readonly<Record<string, string>> | undefined },
): Promise<TestServer> {
  return serve((_, { pathname }, response) => {
    if (pathname !== '/') return void response.setHeader('Content-Type', 'text/javascript').end('[]');
    const { html, headers = {} } = document();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(html);
  }, false);
}

/** A provider of two dishes and one cart, which it counts. */
export function serveProvider(): Promise<TestServer & { readonly tenants: Set<unknown> }> {
  const tenants = new Set<unknown>();
  let count = 0;
  const dish = (id: number, name: string) => ({ id, name, slug: name.toLowerCase(), price: '4.00' });
  const cart = () => ({
    items: count ? [{ id: 1, quantity: count, product: dish(1, 'Maki') }] : [],
    total_items: count,
    total_price: `${count * 4}.00`,
  });
  const started = serve((request, { pathname, searchParams }, response) => {
    tenants.add(request.headers['x-tenant-id']);
    if (pathname.endsWith('/add-item/')) count += 1;
    const dishes = searchParams.has('category__slug')
      ? [dish(2, 'Mochi')]
      : [dish(1, 'Maki'), dish(2, 'Mochi')];
    response.setHeader('Content-Type', 'application/json');
    const [, slug] = /\/products\/products\/(\w+)\/$/.exec(pathname) ?? [];
    if (slug !== undefined) {
      const one = dishes.find((each) => each.slug === slug);
      if (!one) response.statusCode = 404;
      return void response.end(JSON.stringify(one ?? {}));
    }
    response.end(JSON.stringify(pathname.startsWith('/api/orders/') ? cart() : dishes));
  });
  return started.then((server) => ({ ...server, tenants }));
}
