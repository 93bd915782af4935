import { Hono } from 'hono';
import type { FollowerStatus } from '../releases/follow-log.ts';

export interface AdminState extends FollowerStatus {
  /** Whether requests of visitors should be sent here. */
  readonly isReady: boolean;
}

/** Metrics as text, and its type. */
export interface MetricsText {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** For orchestrators and operators, on a port of its own: whether the edge lives, whether it is ready, what is wrong, metrics. */
export function createAdmin(state: () => AdminState, metrics?: MetricsText): Hono {
  const headers = { 'Cache-Control': 'no-store' };
  return new Hono()
    .get('/live', (c) => c.text('live\n', 200, headers))
    .get('/metrics', async (c) => {
      if (!metrics) return c.notFound();
      return c.body(await metrics.metrics(), 200, { ...headers, 'Content-Type': metrics.contentType });
    })
    .get('/ready', (c) => {
      const { isReady, ...status } = state();
      return c.json(status, isReady ? 200 : 503, headers);
    });
}
