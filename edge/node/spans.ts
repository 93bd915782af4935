import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { createLru } from '@shop/shared/contracts';
import type { ProviderCall, Visit, WatchedRendering } from '../watch/watcher.ts';

/** Spans of requests, renderings and calls of the provider; without an SDK they cost next to nothing. */
export interface Spans {
  request(visit: Visit, answer: () => Promise<number>): Promise<void>;
  rendering<Page extends { readonly status: number }>(
    visit: Visit,
    rendering: WatchedRendering,
    render: (headers: Readonly<Record<string, string>>) => Promise<Page>,
  ): Promise<Page>;
  providerCall(call: ProviderCall): void;
}

/** Parents of spans by request id: calls are made in another process, and told of one by one. */
const rememberedRequests = 1000;

export function createSpans(tracer: Tracer = trace.getTracer('shop-edge')): Spans {
  const requests = createLru<string, Context>(rememberedRequests);
  const renderings = createLru<string, Context>(rememberedRequests);
  return {
    async request(visit, answer) {
      const span = tracer.startSpan(visit.method, { kind: SpanKind.SERVER });
      const parent = trace.setSpan(context.active(), span);
      requests.set(visit.id, parent);
      let status = 500;
      try {
        status = await context.with(parent, answer);
      } finally {
        span.updateName(`${visit.method} ${visit.page}`);
        span.setAttributes({
          'http.request.method': visit.method,
          'http.route': visit.page,
          'http.response.status_code': status,
          'shop.request.id': visit.id,
          'shop.arm': visit.arm,
          ...(visit.cache && { 'shop.cache': visit.cache }),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    },
    async rendering({ id }, { page, kind }, render) {
      const attributes = { 'http.route': page, 'shop.kind': kind };
      const span = tracer.startSpan('render', { attributes }, requests.get(id) ?? context.active());
      const parent = trace.setSpan(context.active(), span);
      renderings.set(id, parent);
      const headers: Record<string, string> = {};
      propagation.inject(parent, headers);
      try {
        const rendered = await render(headers);
        span.setAttribute('shop.page.status', rendered.status);
        return rendered;
      } catch (error) {
        fail(span, error instanceof Error ? error.name : 'Error');
        throw error;
      } finally {
        span.end();
      }
    },
    providerCall({ endpoint, outcome, startedAt, durationMs, requestId = '' }) {
      const attributes = { 'shop.endpoint': endpoint, 'shop.outcome': outcome };
      const parent = renderings.get(requestId) ?? context.active();
      const options = { kind: SpanKind.CLIENT, startTime: startedAt, attributes };
      const span = tracer.startSpan(`provider ${endpoint}`, options, parent);
      if (!/^[1-4]/.test(outcome)) fail(span, outcome);
      span.end(startedAt + durationMs);
    },
  };
}

/** By its kind alone: an error's message may have what somebody typed. */
function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
