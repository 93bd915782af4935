import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { App, Env } from '../http/calls.ts';
import { readBody } from '../http/fields.ts';
import { idInPath } from '../http/lists.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import { isLoopback } from '../http/origins.ts';
import type { CallLog } from './call-log.ts';
import { faultKinds, type Faults } from './faults.ts';

const FaultBody = v.object({
  match: v.object({
    method: v.optional(v.string()),
    path: v.pipe(
      v.string(),
      v.nonEmpty('This field may not be blank.'),
      v.check(isPattern, 'Not a regular expression.'),
    ),
  }),
  kind: v.picklist(faultKinds, 'Not a valid choice.'),
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
});

interface Controls {
  readonly faults: Faults;
  readonly calls: CallLog;
  /** Fills the database again from the seed. */
  reset(): void;
}

/** What tests steer the sandbox with. Closed to pages that are not on this machine. */
export function serveControls(app: App, { faults, calls, reset }: Controls): void {
  for (const path of ['/__faults', '/__faults/*', '/__log', '/__reset']) app.use(path, onlyThisMachine);

  app.post('/__faults', async (c) => {
    const { status, ...fault } = await readBody(c, FaultBody);
    const id = faults.add({ ...fault, status: status ?? (fault.kind === 'status' ? 500 : 200) });
    return c.json({ id }, 201);
  });
  app.get('/__faults', (c) => c.json(faults.list()));
  app.delete('/__faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  app.delete('/__faults/:id', (c) => {
    if (!faults.remove(idInPath(c, 'id'))) throw notFound();
    return c.body(null, 204);
  });

  app.get('/__log', (c) => c.json(calls.list()));
  app.delete('/__log', (c) => {
    calls.clear();
    return c.body(null, 204);
  });

  app.post('/__reset', (c) => {
    reset();
    faults.clear();
    calls.clear();
    return c.body(null, 204);
  });
}

const onlyThisMachine: MiddlewareHandler<Env> = async (c, next) => {
  const origin = c.req.header('Origin');
  if (origin !== undefined && !isLoopback(origin))
    throw new Refusal(403, { detail: 'Only for pages of this machine.' });
  await next();
};

function isPattern(path: string): boolean {
  if (path.startsWith('/')) return true;
  try {
    return new RegExp(path) instanceof RegExp;
  } catch {
    return false;
  }
}
