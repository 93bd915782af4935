import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { serveAccounts } from './accounts/routes.ts';
import { createSessions } from './accounts/sessions.ts';
import { serveBlog } from './blog/routes.ts';
import { serveCart } from './cart/routes.ts';
import { serveContact } from './contact/routes.ts';
import type { Database } from './database/database.ts';
import { resetShop } from './database/open-shop.ts';
import { createCallLog } from './faults/call-log.ts';
import { createFaults, applyFaults } from './faults/faults.ts';
import { serveControls } from './faults/routes.ts';
import { createCalls, onlyTenant, type App, type Env, type Log } from './http/calls.ts';
import { Refusal, answerFailures } from './http/refusal.ts';
import { serveMaps } from './maps/routes.ts';
import { serveMedia } from './media/media.ts';
import { serveOpenApi } from './openapi/serve-openapi.ts';
import { serveOrders } from './orders/routes.ts';
import { servePages } from './pages/pages.ts';
import { servePayments, type PaymentSettings } from './payments/routes.ts';
import { serveProducts } from './products/routes.ts';
import { serveReviews } from './reviews/reviews.ts';
import type { Dialect } from './profile.ts';
import type { Seed } from './seed/index.ts';

export interface AppSettings extends PaymentSettings {
  readonly db: Database;
  readonly seed: Seed;
  readonly picturesDir: string;
  readonly accessTokenSeconds: number;
  readonly dialect: Dialect;
  readonly log: Log;
}

/** The provider: its API below `/api`, pictures below `/media`, maps below `/maps`, and the controls of tests. */
export function createApp(settings: AppSettings): App {
  const { db, seed, picturesDir, dialect, log } = settings;
  const app: App = new Hono<Env>();
  const faults = createFaults();
  const callLog = createCallLog();
  answerFailures(app, log);
  app.use(async (c, next) => {
    c.set('dialect', dialect);
    await next();
  });
  // No other header: a page that sends one fails here as it does with a provider that lists those it takes.
  const allowHeaders = ['Authorization', 'Content-Type', dialect.tenantHeader, dialect.idempotencyHeader];
  app.use(cors({ origin: '*', maxAge: 7200, allowHeaders, exposeHeaders: ['Retry-After'] }));
  serveControls(app, { faults, calls: callLog, reset: () => resetShop(db, seed) });
  // Before the log, which is of calls: a map is a service of its own for the shop.
  serveMaps(app);
  app.use(callLog.record, applyFaults(faults));
  serveMedia(app, picturesDir);
  serveOpenApi(app, dialect);
  app.route('/api', createApi(settings));
  return app;
}

function createApi(settings: AppSettings): App {
  const { db, seed, accessTokenSeconds, dialect, log } = settings;
  const api: App = new Hono<Env>();
  const sessions = createSessions(db, accessTokenSeconds);
  const calls = createCalls({
    app: api,
    paths: dialect.paths,
    customerOf: (c) => sessions.customerOf(c.req.header('Authorization')),
    log,
  });
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) =>
        c.json({ detail: `Method "${c.req.method}" not allowed.` }, 405, { Allow: methods.join(', ') }),
    }),
    onlyTenant(seed.site.tenant),
    bodyLimit({ maxSize: 256 * 1024, onError: () => tooLarge() }),
    async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    },
  );
  serveAccounts(calls, db, sessions);
  serveProducts(calls, db);
  serveReviews(calls, db);
  serveBlog(calls, db);
  serveCart(calls, db);
  serveOrders(calls, db);
  servePayments(calls, db, settings);
  servePages(calls, db);
  serveContact(calls, db);
  return api;
}

function tooLarge(): never {
  // The rest of the body is not read, so the connection cannot serve another call.
  throw new Refusal(413, { detail: 'The body is too large.' }, { Connection: 'close' });
}
