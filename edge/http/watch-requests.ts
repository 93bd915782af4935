import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import type { EdgeSettings } from '../releases/edge-config.ts';
import { consoleWatcher, startVisit, type Visit } from '../watch/watcher.ts';
import { answerError } from './plain-pages.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The request as it is watched. */
    visit: Visit;
  }
}

/** Tells the watcher of every request, by the pattern of its route where it is for no page. */
export function watchRequests(app: Hono, { watcher = consoleWatcher }: EdgeSettings): void {
  app.use(async (c, next) => {
    const visit = startVisit(c.req.method);
    c.set('visit', visit);
    await watcher.request(visit, async () => {
      await next();
      if (visit.page === 'other')
        visit.page = matchedRoutes(c).find(({ path }) => !/^\/?\*$/.test(path))?.path ?? 'other';
      return c.res.status;
    });
  });
  app.onError((error, c) => {
    const visit = c.get('visit');
    if (isAborted(error)) return c.body(null, 400);
    if (!(error instanceof HTTPException))
      watcher.report('error', `${c.req.method} ${visit.page} failed:`, error, visit);
    return answerError(error, c);
  });
}

/** Whether the client went away, or broke off its own request, before the body was whole: no fault of the shop's. */
function isAborted(error: Error): boolean {
  return error.message === 'aborted' && Reflect.get(error, 'code') === 'ECONNRESET';
}

/** Value of the `Server-Timing` header of a document: request id, cache, milliseconds of rendering. */
export function serverTiming({ id, cache, renderMs }: Visit): string {
  return [
    `request;desc="${id}"`,
    ...(cache ? [`cache;desc="${cache}"`] : []),
    ...(renderMs === undefined ? [] : [`render;dur=${Math.round(renderMs)}`]),
  ].join(', ');
}
