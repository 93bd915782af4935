import type { App, Log } from './env.ts';
import { Refusal } from './refusal.ts';

/** Answers what nobody serves, and what a handler threw, in the shape of all errors. */
export function answerFailures(app: App, log: Log): void {
  app.notFound((c) => c.json({ detail: 'Not found.' }, 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body, error.status, error.headers);
    log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return c.json({ detail: 'Internal server error.' }, 500);
  });
}
