import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler, Next } from 'hono';
import type { CallContext, Env } from '../http/calls.ts';

export const faultKinds = ['delay', 'status', 'malformed', 'drop', 'dropAfter', 'resetAfter'] as const;
type FaultKind = (typeof faultKinds)[number];

/** What goes wrong, and for which calls. */
export interface Fault {
  readonly kind: FaultKind;
  readonly match: {
    readonly method?: string | undefined;
    /** Starts with `/`: how the path begins, with or without `/api`. Anything else: a regular expression for it. */
    readonly path: string;
  };
  /** Waited before the rest, in milliseconds. */
  readonly ms: number;
  readonly status: number;
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** How many more calls it applies to; null is without end. */
  readonly times: number | null;
}

/** Faults in force, in memory: a restart forgets them. */
export interface Faults {
  add(fault: Fault): number;
  list(): readonly (Fault & { readonly id: number })[];
  remove(id: number): boolean;
  clear(): void;
  /** The oldest fault that matches a call; it counts as used. */
  take(method: string, pathWithQuery: string): Fault | undefined;
}

export function createFaults(): Faults {
  const faults = new Map<number, Fault>();
  let lastId = 0;
  return {
    add(fault) {
      lastId += 1;
      faults.set(lastId, fault);
      return lastId;
    },
    list: () => [...faults].map(([id, fault]) => ({ id, ...fault })),
    remove: (id) => faults.delete(id),
    clear: () => faults.clear(),
    take(method, path) {
      const found = [...faults].find(([, fault]) => fits(fault, method, path));
      if (!found) return undefined;
      const [id, fault] = found;
      if (fault.times === 1) faults.delete(id);
      else if (fault.times !== null) faults.set(id, { ...fault, times: fault.times - 1 });
      return fault;
    },
  };
}

function fits({ match }: Fault, method: string, path: string): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== method) return false;
  const forms = path.startsWith('/api/') ? [path, path.slice('/api'.length)] : [path];
  const pattern = match.path.startsWith('/') ? null : new RegExp(match.path);
  return forms.some((form) => (pattern ? pattern.test(form) : form.startsWith(match.path)));
}

/** Marks a call whose connection was cut, for the log of calls. */
export const cutHeader = 'x-sandbox-cut';

/** Applies faults to the calls that come after it. */
export function applyFaults(faults: Faults): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const fault = faults.take(c.req.method, pathname + search);
    if (!fault) return next();
    if (fault.ms > 0) await wait(fault.ms, undefined, { ref: false });
    return applyFault(c, next, fault);
  };
}

async function applyFault(c: CallContext, next: Next, fault: Fault): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'delay':
      await next();
      return undefined;
    case 'status':
      return answer(fault, fault.body ?? { detail: `Fault with status ${fault.status}.` });
    case 'malformed':
      return answer(fault, fault.body ?? '{"results": [{"id": 1, "na');
    case 'drop':
      return cut(c);
    case 'dropAfter':
      await next();
      // Once there is an answer, another only takes its place when it is set.
      c.res = cut(c);
      return undefined;
    case 'resetAfter':
      await next();
      c.res = reset(c);
      return undefined;
  }
}

function answer({ status, headers }: Fault, body: unknown): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : text, {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/**
 * Ends the connection within the head of the answer. Without a byte of it, browsers would
 * repeat the call by themselves on another connection whenever this one had been used before.
 */
function cut(c: CallContext): Response {
  c.env.outgoing.socket?.end('HTTP/1.1 200 OK\r\n');
  return alreadySent();
}

/** Ends the connection without a byte of an answer: browsers repeat the call if this connection had been used before. */
function reset(c: CallContext): Response {
  c.env.outgoing.socket?.destroy();
  return alreadySent();
}

function alreadySent(): Response {
  return new Response(null, {
    headers: { ...Object.fromEntries(RESPONSE_ALREADY_SENT.headers), [cutHeader]: '1' },
  });
}
