import type { VitalName } from '@shop/shared/contracts';

export interface Vital {
  readonly name: VitalName;
  readonly title: string;
  /** Google's limits: good up to the first, poor above the second. https://web.dev/articles/vitals */
  readonly limits: readonly [good: number, poor: number];
  format(value: number): string;
}

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;

export const vitals: readonly Vital[] = [
  { name: 'lcp', title: 'Largest Contentful Paint', limits: [2500, 4000], format: seconds },
  { name: 'inp', title: 'Interaction to Next Paint', limits: [200, 500], format: milliseconds },
  { name: 'cls', title: 'Cumulative Layout Shift', limits: [0.1, 0.25], format: (value) => value.toFixed(3) },
  { name: 'ttfb', title: 'Time to First Byte', limits: [800, 1800], format: milliseconds },
];

export type Rating = 'good' | 'fair' | 'poor';

export function rate({ limits: [good, poor] }: Vital, value: number): Rating {
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

/** The value that so many of a hundred are at or below (nearest rank); undefined of none. */
export function percentile(values: readonly number[], of: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((of / 100) * sorted.length) - 1)];
}
