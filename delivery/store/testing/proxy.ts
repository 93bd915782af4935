import {
  createServer,
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What happens to a request. */
export type Fate =
  | 'pass'
  /** It never reaches the server. */
  | 'drop'
  /** The server carries it out, and its answer is lost. */
  | 'drop answer'
  /** Half of the answer comes. */
  | 'cut answer'
  /** Nobody answers. */
  | 'hang'
  | { readonly status: number; readonly body: string };

/** Gets a request as in `requests`, and how often it came before. */
export type Decide = (request: string, before: number) => Fate | Promise<Fate>;

interface Proxy {
  readonly endpoint: string;
  /** Requests so far, e.g. `PUT log/00000001.json`, without bucket and prefix. */
  readonly requests: readonly string[];
  /** Headers of the server's answers. */
  readonly answers: readonly IncomingHttpHeaders[];
  stop(): Promise<void>;
}

/** A server before another one. */
export async function startProxy(
  target: { readonly endpoint: string; readonly prefix: string },
  decide: Decide,
): Promise<Proxy> {
  const requests: string[] = [];
  const answers: IncomingHttpHeaders[] = [];
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const { pathname } = new URL(incoming.url ?? '', target.endpoint);
    const request = `${incoming.method} ${decodeURIComponent(pathname).split(target.prefix)[1] ?? ''}`.trim();
    const before = requests.filter((earlier) => earlier === request).length;
    requests.push(request);
    const fate = await decide(request, before);
    if (fate === 'hang') return;
    if (fate === 'drop') return void incoming.socket.destroy();
    if (typeof fate === 'object') return void outgoing.writeHead(fate.status).end(fate.body);
    const answer = await forward(target.endpoint, incoming, body);
    const answerBody = await buffer(answer);
    answers.push(answer.headers);
    if (fate === 'drop answer') return void incoming.socket.destroy();
    const length = { 'content-length': answerBody.byteLength };
    outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...length });
    if (fate === 'pass') outgoing.end(answerBody);
    else outgoing.write(answerBody.subarray(0, 1), () => incoming.socket.destroy());
  };
  // A failure of the proxy itself is a dropped connection.
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    answers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(endpoint: string, incoming: IncomingMessage, body: Uint8Array): Promise<IncomingMessage> {
  const { method = 'GET', headers } = incoming;
  return new Promise((resolve, reject) => {
    const request = requestHttp(new URL(incoming.url ?? '', endpoint), { method, headers }, resolve);
    request.on('error', reject).end(body);
  });
}
