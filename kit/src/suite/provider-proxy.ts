import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a provider: notes who calls what, and lets pages of every origin call. */
export interface ProviderProxy {
  /** Root of the API behind it, without a slash at the end. */
  readonly apiBase: string;
  /** Whether a server has asked for the address since `clear`; browsers say their origin. */
  isAskedByServer(address: string): boolean;
  clear(): void;
  stop(): void;
}

/** Headers that belong to a connection, or to a body's coding. */
const ownHeaders = /^(?:host|connection|content-length|content-encoding|transfer-encoding|accept-encoding)$/;

export async function startProviderProxy(api: string): Promise<ProviderProxy> {
  const root = api.replace(/\/+$/, '');
  const { pathname } = new URL(api);
  const askedByServers = new Set<string>();
  let origin = '';
  const proxied = () => origin + pathname.replace(/\/+$/, '');
  const server = createServer((request, response) => {
    const { origin: page } = request.headers;
    response.setHeader('Access-Control-Allow-Origin', page ?? '*');
    response.setHeader(
      'Access-Control-Allow-Headers',
      request.headers['access-control-request-headers'] ?? '*',
    );
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    if (request.method === 'OPTIONS') return void response.end();
    if (page === undefined) askedByServers.add(`${origin}${request.url}`);
    forward(request, response, [root, proxied()]).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    apiBase: proxied(),
    isAskedByServer: (address) => askedByServers.has(address),
    clear: () => askedByServers.clear(),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Addresses in answers, as of a list's next page, lead through the proxy too. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  [api, proxied]: readonly [from: string, to: string],
): Promise<void> {
  const sent = Object.entries(request.headers).filter(([name]) => !ownHeaders.test(name));
  const body: Buffer[] = [];
  for await (const chunk of request) body.push(chunk as Buffer);
  const { method = 'GET', url = '/' } = request;
  const answer = await fetch(new URL(api).origin + url, {
    method,
    headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
    redirect: 'manual',
    ...(body.length > 0 && { body: Buffer.concat(body) }),
  });
  for (const [name, value] of answer.headers)
    if (!ownHeaders.test(name) && !name.startsWith('access-control-')) response.setHeader(name, value);
  response.statusCode = answer.status;
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  if (!isJson) return void response.end(Buffer.from(await answer.arrayBuffer()));
  response.end((await answer.text()).replaceAll(api, proxied));
}
