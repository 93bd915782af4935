import type { LongTask } from './page-probe.ts';

/** The median and the interquartile range of some figures. */
export interface Summary {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function summary(figures: readonly number[]): Summary {
  const sorted = figures.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}

/** Each figure over the one of the same round, so that what slowed a whole round falls out; 1 for 0 over 0. */
export function ratios(figures: readonly number[], base: readonly number[]): number[] {
  return figures.map((figure, round) => {
    const other = base[round];
    if (other === undefined) throw new RangeError(`There is no figure for round ${round} to compare with.`);
    return figure === other ? 1 : figure / other;
  });
}

function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new RangeError('There are no figures.');
  return below + (above - below) * (place - Math.floor(place));
}

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
