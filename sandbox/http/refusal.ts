import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { App, Log } from './calls.ts';

/** Messages by field; nested for fields that are objects themselves. */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors;
}

/** A call that is answered with an error: its status and its JSON body. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: object;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, body: object, headers: Record<string, string> = {}) {
    super(`refused with ${status}`);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 400 with one sentence for the whole call. */
export function refused(detail: string): Refusal {
  return new Refusal(400, { detail });
}

/** 400 with messages by field. */
export function invalid(fields: FieldErrors): Refusal {
  return new Refusal(400, fields);
}

export function notFound(detail = 'Not found.'): Refusal {
  return new Refusal(404, { detail });
}

const challenge = { 'WWW-Authenticate': 'Bearer realm="api"' };

/** 401 for a call that needs a customer and names none. */
export function notSignedIn(): Refusal {
  return new Refusal(401, { detail: 'Authentication credentials were not provided.' }, challenge);
}

/** 401 for a token that is broken, expired, used up or revoked. */
export function badToken(detail: string): Refusal {
  return new Refusal(401, { detail, code: 'token_not_valid' }, challenge);
}

/** Answers unknown paths and thrown errors with a JSON `detail`. */
export function answerFailures(app: App, log: Log): void {
  app.notFound((c) => c.json({ detail: 'Not found.' }, 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body, error.status, error.headers);
    log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return c.json({ detail: 'Internal server error.' }, 500);
  });
}
