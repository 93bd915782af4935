import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startLocalServer } from '../local-server.ts';
import { kindsAt } from './places.ts';
import { plant, write, type Plan } from './plant.ts';

export interface HostileProvider {
  /** Root of its API. */
  readonly apiBase: string;
  /** From now on answers carry these; undefined: they are the sandbox's again. */
  plant(plan: Plan | undefined): void;
  /** Paths of the calls since the last look. */
  takeCalls(): string[];
  close(): Promise<void>;
}

/** Stands before the sandbox, and puts vectors into its answers, so that the shapes stay right. */
export async function startHostileProvider(sandboxApi: string): Promise<HostileProvider> {
  const target = new URL(sandboxApi);
  let plan: Plan | undefined;
  const calls: string[] = [];
  const server = await startLocalServer((request, response) => {
    calls.push(request.url ?? '');
    pass(target.origin, request, response, plan).catch(() => response.destroy());
  });
  return {
    apiBase: server.url + target.pathname,
    plant: (next) => void (plan = next),
    takeCalls: () => calls.splice(0),
    close: server.close,
  };
}

/** Asked for by a name that nobody has, the sandbox answers with what it has: the name is a vector. */
const knownRecords: readonly (readonly [path: RegExp, known: string])[] = [
  [/(\/products\/products\/)[^/?]+(?=\/)/, '$1salmon-nigiri'],
  [/(\/products\/categories\/)[^/?]+(?=\/)/, '$1maki'],
  [/(\/blog\/posts\/)[^/?]+(?=\/)/, '$1seventy-degrees'],
];

async function pass(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  plan: Plan | undefined,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const known = plan ? knownRecords.reduce((path, [pattern, name]) => path.replace(pattern, name), url) : url;
  const { host: _host, connection: _connection, 'content-length': _length, ...sent } = headers;
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: await buffer(request) };
  const answer = await fetch(origin + known, {
    method,
    headers: sent as Record<string, string>,
    redirect: 'manual',
    ...body,
  });
  const kept = [...answer.headers].filter(
    ([name]) => !/^(content-(length|encoding)|connection|transfer-encoding|etag)$/.test(name),
  );
  const kinds = plan && method === 'GET' && answer.ok ? kindsAt(url) : undefined;
  const bytes = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(kept));
  response.end(kinds && plan ? write(plant(JSON.parse(bytes.toString()), kinds, plan)) : bytes);
}
