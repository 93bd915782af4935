import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ServedArm } from '../releases/served-arms.ts';
import { fieldMetrics } from './field-metrics.ts';

/** Seconds; the limits of the buckets of histograms. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The metrics of docs/operation.md. Labels have few values, whatever is asked for: patterns, names of endpoints and apps.
 * @param arms what is served, read when the metrics are
 */
export function createMetrics(arms: () => readonly ServedArm[]) {
  const registry = new Registry();
  // Memory, processor time, garbage collection, and `nodejs_eventloop_lag_…`.
  collectDefaultMetrics({ register: registry });
  for (const gauge of armGauges(arms)) registry.registerMetric(gauge);
  return {
    registry,
    ...requestMetrics([registry]),
    ...renderMetrics([registry]),
    ...fieldMetrics([registry]),
  };
}

function armGauges(arms: () => readonly ServedArm[]): Gauge[] {
  const sets = new Gauge({
    name: 'shop_set_info',
    help: 'The release set that is served to each arm.',
    labelNames: ['arm', 'set'],
    registers: [],
    collect() {
      this.reset();
      for (const { arm, set } of arms()) this.set({ arm, set }, 1);
    },
  });
  const loads = queues.map(
    ([name, help, read]) =>
      new Gauge({
        name,
        help,
        labelNames: ['arm'],
        registers: [],
        collect() {
          this.reset();
          for (const { arm, load } of arms()) if (load) this.set({ arm }, read(load));
        },
      }),
  );
  return [sets, ...loads];
}

function requestMetrics(registers: Registry[]) {
  return {
    requests: new Counter({
      name: 'shop_requests_total',
      help: 'Answered requests.',
      labelNames: ['page', 'status', 'arm'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'shop_request_duration_seconds',
      help: 'Time from a request to its answer.',
      labelNames: ['page'],
      buckets: seconds,
      registers,
    }),
    inFlight: new Gauge({
      name: 'shop_requests_in_flight',
      help: 'Requests without an answer yet.',
      registers,
    }),
  };
}

function renderMetrics(registers: Registry[]) {
  return {
    cache: new Counter({
      name: 'shop_document_cache_total',
      help: 'Rendered documents and previews by where they came from: hit, stale, miss.',
      labelNames: ['outcome'],
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'shop_render_duration_seconds',
      help: 'Time that pages and previews took to render, or to fail.',
      labelNames: ['page', 'kind', 'outcome'],
      buckets: seconds,
      registers,
    }),
    calls: new Counter({
      name: 'shop_provider_calls_total',
      help: 'Calls of the provider by endpoint and outcome.',
      labelNames: ['endpoint', 'outcome'],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'shop_provider_call_duration_seconds',
      help: 'Time of calls of the provider, without the wait for their turn.',
      labelNames: ['endpoint'],
      buckets: seconds,
      registers,
    }),
  };
}

type Load = NonNullable<ServedArm['load']>;

const queues: readonly (readonly [name: string, help: string, read: (load: Load) => number])[] = [
  [
    'shop_renderer_pages',
    'Pages that renderers have been given and have not rendered yet.',
    ({ pages }) => pages,
  ],
  ['shop_renderer_calls_running', 'Calls of the provider under way.', ({ calls }) => calls.running],
  [
    'shop_renderer_calls_waiting',
    'Calls of the provider that wait for their turn.',
    ({ calls }) => calls.waiting,
  ],
  ['shop_renderer_processes', 'Renderer processes that run.', ({ processes }) => processes],
  ['shop_renderer_resident_bytes', 'Memory of the renderer processes.', ({ residentBytes }) => residentBytes],
];
