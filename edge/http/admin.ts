import { Hono } from 'hono';
import type { FollowerStatus } from '../releases/follow-log.ts';

export interface AdminState extends FollowerStatus {
  /** Whether requests of visitors should be sent here. */
  readonly isReady: boolean;
}

/** For orchestrators and operators, on a port of its own: whether the edge lives, whether it is ready, and what is wrong. */
export function createAdmin(state: () => AdminState): Hono {
  const headers = { 'Cache-Control': 'no-store' };
  return new Hono()
    .get('/live', (c) => c.text('live\n', 200, headers))
    .get('/ready', (c) => {
      const { isReady, ...status } = state();
      return c.json(status, isReady ? 200 : 503, headers);
    });
}
