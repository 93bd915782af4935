import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startLocalServer, type LocalServer } from '../local-server.ts';

export interface ExcessiveProvider extends LocalServer {
  /** Root of its API. */
  readonly apiBase: string;
  /** Whether `faqs` hangs. */
  hang(isHanging: boolean): void;
}

type Excess = (response: ServerResponse, origin: string) => Promise<void>;

const json = { 'Content-Type': 'application/json' };

/** Paths of calls by which it answers in excess; pages ask for them by slugs and searches that nobody has. */
const excesses: readonly (readonly [path: RegExp, excess: Excess])[] = [
  [/\/products\/products\/bomb\//, sendBomb],
  [/\/products\/products\/\?.*search=rows/, sendRows],
  [/\/blog\/posts\/markup\//, sendMarkup],
];

/** Stands before the sandbox, and says too much where it is asked for it. */
export async function startExcessiveProvider(sandboxApi: string): Promise<ExcessiveProvider> {
  const target = new URL(sandboxApi);
  let isHanging = false;
  const server = await startLocalServer((request, response) => {
    const path = request.url ?? '/';
    if (isHanging && path.includes('/faqs/')) return;
    const excess = excesses.find(([pattern]) => pattern.test(path))?.[1];
    const answered = excess
      ? excess(response, target.href)
      : forward(target.origin + path, request, response);
    answered.catch(() => response.destroy());
  });
  return { ...server, apiBase: server.url + target.pathname, hang: (is) => void (isHanging = is) };
}

async function forward(address: string, { headers }: IncomingMessage, response: ServerResponse) {
  const { host: _host, connection: _connection, ...sent } = headers;
  const answer = await fetch(address, { headers: sent as Record<string, string> });
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { ...json, 'Content-Length': body.length }).end(body);
}

/** 64 MB of blanks, 64 times: 4 GB of JSON in 4 MB. */
const megabytes = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));

async function sendBomb(response: ServerResponse): Promise<void> {
  response.writeHead(200, { ...json, 'Content-Encoding': 'gzip' });
  response.write(gzipSync('{"id":1,"name":"'));
  for (let part = 0; part < 64 && !response.destroyed; part += 1) response.write(megabytes);
  response.end(gzipSync('"}'));
}

const headers = { 'X-Tenant-ID': '7' };

async function sendRows(response: ServerResponse, api: string): Promise<void> {
  const answer = await fetch(`${api}/products/products/`, { headers });
  const list = (await answer.json()) as unknown[] | { results: unknown[] };
  const rows = Array.isArray(list) ? list : list.results;
  const many = Array.from({ length: 5000 }, (_, n) => ({
    ...(rows[n % rows.length] as object),
    id: 10_000 + n,
  }));
  response.writeHead(200, json).end(JSON.stringify(Array.isArray(list) ? many : { ...list, results: many }));
}

async function sendMarkup(response: ServerResponse, api: string): Promise<void> {
  const answer = await fetch(`${api}/blog/posts/seventy-degrees/`, { headers });
  const post = (await answer.json()) as object;
  response
    .writeHead(200, json)
    .end(JSON.stringify({ ...post, slug: 'markup', content: '<'.repeat(200_000) }));
}
