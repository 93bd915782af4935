import type { LongTask } from './page-probe.ts';

/** What a visitor does not wait for longer than this, in milliseconds. */
const unnoticed = 50;

/**
 * Total blocking time as Lighthouse counts it: what long tasks took beyond 50 ms each, from when something was painted on.
 * Before that there is nothing to touch.
 */
export function blockingTime(tasks: readonly LongTask[], painted: number): number {
  return tasks.reduce(
    (sum, { start, end }) => sum + Math.max(0, end - Math.max(start, painted) - unnoticed),
    0,
  );
}
