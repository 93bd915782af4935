import { serve, type ServerType } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Server {
  readonly port: number;
  /** Takes no further connections, and resolves when what is in flight is answered, or when the time is up. */
  close(withinMs?: number): Promise<void>;
}

interface ServeOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Address of the interface to listen on. */
  readonly host: string;
  /** Milliseconds for a whole request, its body included. */
  readonly requestWithinMs?: number;
  /** Milliseconds after which a connection is closed over which nothing passes: an answer that nobody reads. Longer than a page may take. */
  readonly stillForMs?: number;
}

type Handler = (request: Request) => Response | Promise<Response>;

/** Milliseconds for the headers of a request, from the opening of its connection. Connections without one cost an attacker nothing. */
const headersWithinMs = 5000;
/** How often connections are looked at for both. */
const checkEveryMs = 500;
const answerWithinMs = 10_000;
/** A request may be on its way over a keep-alive connection: it is waited for this long. */
const quietMs = 250;

/** Serves a fetch handler. While it closes, answers tell clients to open new connections elsewhere. */
export function serveApp(
  handle: Handler,
  { port, host, requestWithinMs = 20_000, stillForMs = 70_000 }: ServeOptions,
): Promise<Server> {
  let isClosing = false;
  const answering = new Set<ServerResponse>();
  const fetch = async (request: Request, { incoming }: { readonly incoming: unknown }) => {
    const isRefused = hasTwoHosts(incoming as IncomingMessage);
    const response = isRefused ? new Response(null, { status: 400 }) : await handle(request);
    if (isClosing || isRefused) response.headers.set('Connection', 'close');
    return response;
  };
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: Math.min(headersWithinMs, requestWithinMs),
      requestTimeout: requestWithinMs,
      connectionsCheckingInterval: checkEveryMs,
    };
    const server = serve({ fetch, port, hostname: host, serverOptions }, (info: AddressInfo) => {
      const close = (withinMs = answerWithinMs) => {
        isClosing = true;
        return closed(server, answering, withinMs);
      };
      resolve({ port: info.port, close });
    });
    server.on('request', (_: unknown, response: ServerResponse) => {
      answering.add(response);
      response.once('close', () => answering.delete(response));
    });
    server.setTimeout(stillForMs);
    server.once('error', reject);
  });
}

/** Of which Node takes the first; what stands in front may have chosen by the other (RFC 9112, 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (text: string, at: number) => at % 2 === 0 && text.length === 4 && /^host$/i.test(text);
  return rawHeaders.filter(isHost).length > 1;
}

function closed(server: ServerType, answering: ReadonlySet<unknown>, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const last = performance.now() + withinMs;
    let quietSince = performance.now();
    // Half-sent requests, and connections without one, do not hold it up.
    const timer = setInterval(() => {
      const now = performance.now();
      if (answering.size > 0) quietSince = now;
      if ((now - quietSince >= quietMs || now >= last) && 'closeAllConnections' in server)
        server.closeAllConnections();
    }, 50);
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
    if (withinMs === 0 && 'closeAllConnections' in server) server.closeAllConnections();
  });
}
