import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startLocalServer, type LocalServer } from '../local-server.ts';

/** An edge behind the proxy. */
export interface Backend {
  readonly port: number;
  readonly adminPort: number;
}

interface CachedAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly until: number;
}

export interface RoundRobin extends LocalServer {
  /** Answers with 5xx, and requests that no edge answered. */
  readonly failures: string[];
  /** Empties its cache: from now on the edges are asked for everything. */
  clear(): void;
  /** Resolves when requests are sent to this edge. */
  untilInTurn(backend: Backend): Promise<void>;
}

/** Sends requests to the edges that are ready, in turn, and caches what their headers let a shared cache store. */
export async function startRoundRobin(backends: readonly Backend[]): Promise<RoundRobin> {
  const ready = new Set(backends);
  const cached = new Map<string, CachedAnswer>();
  const failures: string[] = [];
  let turn = 0;
  const check = async (backend: Backend) => {
    const isReady = await fetch(`http://127.0.0.1:${backend.adminPort}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(backend);
    else ready.delete(backend);
  };
  const closing = new AbortController();
  // One question after the other: a late answer must not undo what a newer one said.
  const watch = async (backend: Backend) => {
    while (!closing.signal.aborted) {
      await check(backend);
      await setTimeout(100);
    }
  };
  const watching = backends.map(watch);

  const server = await startLocalServer((request, response) => {
    const key = [request.method, request.headers.host, request.url, request.headers['accept-encoding']].join(
      ' ',
    );
    const known = cached.get(key);
    if (known && known.until > Date.now())
      return void response.writeHead(known.status, known.headers).end(known.body);
    const [backend] = [...ready].slice((turn += 1) % Math.max(ready.size, 1));
    if (!backend) {
      failures.push(`${request.url}: no edge is ready`);
      return void response.writeHead(502).end();
    }
    forward(request, response, backend, {
      answered: (answer) => {
        if (answer.status >= 500) failures.push(`${request.url}: ${answer.status}`);
        const seconds = sharedSeconds(answer.headers);
        if (request.method === 'GET' && answer.status === 200 && seconds > 0)
          cached.set(key, { ...answer, until: Date.now() + seconds * 1000 });
      },
      failed: (error) => failures.push(`${request.url}: ${String(error)}`),
    });
  });
  return {
    ...server,
    failures,
    clear: () => cached.clear(),
    async untilInTurn(backend) {
      while (!ready.has(backend)) await setTimeout(20);
    },
    async close() {
      closing.abort();
      await Promise.all(watching);
      await server.close();
    },
  };
}

/** Seconds for which a shared cache may store an answer. */
function sharedSeconds(headers: IncomingMessage['headers']): number {
  const control = headers['cache-control'] ?? '';
  if (/private|no-store|no-cache/.test(control) || headers['set-cookie']) return 0;
  return Number((/s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control))?.[1] ?? 0);
}

interface Outcome {
  answered(answer: Omit<CachedAnswer, 'until'>): void;
  failed(error: Error): void;
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { port }: Backend,
  { answered, failed }: Outcome,
): void {
  const { method, url, headers } = request;
  // A connection of its own for each request: none is used again that an edge is about to close.
  const options = {
    host: '127.0.0.1',
    port,
    method,
    path: url,
    headers: { ...headers, connection: 'close' },
  };
  const forwarded = send(options, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const { connection: _, 'transfer-encoding': __, ...forwardedHeaders } = answer.headers;
      const body = Buffer.concat(parts);
      const status = answer.statusCode ?? 502;
      answered({ status, headers: forwardedHeaders, body });
      response.writeHead(status, forwardedHeaders).end(body);
    });
  });
  forwarded.on('error', (error) => {
    failed(error);
    response.writeHead(502).end();
  });
  request.pipe(forwarded);
}
