import { consoleWatcher, type Visit, type Watcher } from '../../../edge/watch/watcher.ts';

/** Levels of `LOG_LEVEL` that say of every request how it went. */
const allRequests = new Set(['info', 'debug']);

/**
 * Writes entries as the edge's log has them to the console, where Workers Logs reads their fields. There are no metrics: they
 * can be made from these.
 */
export function logWatcher(level: string): Watcher {
  return {
    ...consoleWatcher,
    async request(visit, answer) {
      const start = Date.now();
      const status = await answer();
      if (allRequests.has(level))
        console.log(JSON.stringify({ msg: 'request', ...logged(visit), status, ms: Date.now() - start }));
    },
    fieldReport(report) {
      if (allRequests.has(level)) console.log(JSON.stringify({ msg: 'field report', ...report }));
    },
    report(kind, message, error, visit) {
      const { name, message: text, stack } = error instanceof Error ? error : new Error(String(error));
      const said = { name, message: text, ...(kind === 'error' && { stack }) };
      console[kind](JSON.stringify({ level: kind, msg: message, ...(visit && logged(visit)), error: said }));
    },
  };
}

/** What is written of a request: nothing that a visitor has typed or sent. */
function logged({ id, method, page, arm, cache, renderMs }: Visit) {
  return { request: id, method, page, arm, cache, renderMs: renderMs && Math.round(renderMs) };
}
