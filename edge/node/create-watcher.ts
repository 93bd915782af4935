import type { Logger } from 'pino';
import type { Visit, Watcher } from '../watch/watcher.ts';
import { countFieldReport } from './field-metrics.ts';
import { loggedError } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Spans } from './spans.ts';

interface WatcherOptions {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly spans: Spans;
}

/** Turns all that the edge does into metrics, log entries and spans. */
export function createWatcher({ log, metrics, spans }: WatcherOptions): Watcher {
  return {
    async request(visit, answer) {
      const start = performance.now();
      let status = 500;
      metrics.inFlight.inc();
      try {
        await spans.request(visit, async () => (status = await answer()));
      } finally {
        const milliseconds = performance.now() - start;
        const { page, arm, cache } = visit;
        metrics.inFlight.dec();
        metrics.requests.inc({ page, arm, status });
        metrics.requestSeconds.observe({ page }, milliseconds / 1000);
        if (cache) metrics.cache.inc({ outcome: cache });
        log.info({ ...logged(visit), status, ms: Math.round(milliseconds) }, 'request');
      }
    },
    async rendering(visit, rendering, render) {
      const start = performance.now();
      let outcome = 'failed';
      try {
        const page = await spans.rendering(visit, rendering, (headers) =>
          render({ id: visit.id, headers: { ...headers, 'X-Request-Id': visit.id } }),
        );
        outcome = String(page.status);
        return page;
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        metrics.renderSeconds.observe({ ...rendering, outcome }, (performance.now() - start) / 1000);
      }
    },
    providerCall(call) {
      const { endpoint, outcome, durationMs } = call;
      metrics.calls.inc({ endpoint, outcome });
      metrics.callSeconds.observe({ endpoint }, durationMs / 1000);
      spans.providerCall(call);
      const level = /^[1-4]/.test(outcome) ? 'debug' : 'info';
      log[level]({ request: call.requestId, endpoint, outcome, ms: Math.round(durationMs) }, 'provider call');
    },
    fieldReport(report) {
      countFieldReport(metrics, report);
      log.info(report, 'field report');
    },
    report(level, message, error, visit) {
      log[level]({ ...(visit && logged(visit)), error: reported(level, error) }, message);
    },
  };
}

/** What is written of a request: nothing that a visitor has typed or sent. */
function logged({ id, method, page, arm, cache, renderMs }: Visit) {
  const rendered = renderMs === undefined ? undefined : Math.round(renderMs);
  return { request: id, method, page, arm, cache, renderMs: rendered };
}

/** Warnings say what happened; where it did is known. */
function reported(level: 'warn' | 'error', error: unknown) {
  const { stack, ...known } = loggedError(error);
  return level === 'warn' ? known : { ...known, stack };
}

/** Errors of an area's code may have any name: only those of the edge are told apart. */
const ownErrors = new Set(['BudgetExceeded', 'PageUnavailable', 'AnswerTooLarge', 'Crowded', 'RendererGone']);

function outcomeOf(error: unknown): string {
  return error instanceof Error && ownErrors.has(error.name) ? error.name : 'failed';
}
