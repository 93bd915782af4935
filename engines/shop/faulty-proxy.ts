import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What becomes of a file: it is refused with 503, its connection is cut, or somebody has added a line to it. */
export type Damage = 'refused' | 'cut' | 'altered';

export interface FaultyProxy {
  readonly port: number;
  /** Damages all files whose path fits, until `heal`. */
  damage(files: RegExp, damage: Damage): void;
  /** How many requests were damaged since `damage`. */
  struck(): number;
  heal(): void;
  close(): Promise<void>;
}

/** Sets a mark when it runs, behind code that works as before. */
const foreignCode = ';globalThis.foreignCode = true;\n';

/** Stands before a server of this machine, which learns of the proxy's address by the `Host` header. */
export async function startProxy(targetPort: number): Promise<FaultyProxy> {
  let rule: { readonly files: RegExp; readonly damage: Damage } | undefined;
  let struck = 0;
  const server = createServer((incoming, response) => {
    const isStruck = rule?.files.test(incoming.url ?? '') ?? false;
    const damage = isStruck ? rule?.damage : undefined;
    if (damage) struck += 1;
    if (damage === 'cut') incoming.socket.destroy();
    else if (damage === 'refused') refuse(response);
    else pass(incoming, response, targetPort, damage && alter);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    damage(files, damage) {
      rule = { files, damage };
      struck = 0;
    },
    struck: () => struck,
    heal: () => void (rule = undefined),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

// Scripts of other origins read the status only with leave.
function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' }).end();
}

function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  change?: (answer: IncomingMessage, response: ServerResponse) => Promise<void>,
): void {
  const { method, url, headers } = incoming;
  // A text that is to be changed has to come as it is.
  const asked = change ? { ...headers, 'accept-encoding': 'identity' } : headers;
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers: asked }, (answer) => {
    if (change) return void change(answer, response);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // The edge has gone away, or the browser lost interest.
  outgoing.once('error', () => response.destroy());
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

async function alter(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = answer.headers;
  const body = (await text(answer)) + foreignCode;
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' }).end(body);
}
