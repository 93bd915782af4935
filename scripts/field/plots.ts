import { percentile, rate, type Vital } from './vitals.ts';

// SVG by hand: two kinds of plots need no library. Colours are classes of the page, for light and dark.

const [width, height] = [460, 170];
const [left, right, top, bottom] = [8, 8, 14, 24];
const [innerWidth, innerHeight] = [width - left - right, height - top - bottom];
const base = height - bottom;
const bins = 30;

/** How values are spread, up to the 98th of a hundred; what is above stands in the last bar. */
export function histogram(vital: Vital, values: readonly number[]): string {
  const [good, poor] = vital.limits;
  const end = Math.max(percentile(values, 98) ?? 0, good * 1.2);
  const counts = Array.from({ length: bins }, () => 0);
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.floor((value / end) * bins));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const most = Math.max(...counts, 1);
  const bar = innerWidth / bins;
  const bars = counts.map((count, bin) => {
    const tall = (count / most) * innerHeight;
    const range = `${vital.format((bin / bins) * end)} to ${bin === bins - 1 ? 'more' : vital.format(((bin + 1) / bins) * end)}`;
    return (
      `<rect class="${rate(vital, ((bin + 0.5) / bins) * end)}" x="${fixed(left + bin * bar + 1)}" y="${fixed(base - tall)}" ` +
      `width="${fixed(bar - 2)}" height="${fixed(tall)}"><title>${range}: ${count}</title></rect>`
    );
  });
  const x = (value: number) => left + (value / end) * innerWidth;
  const limits = [good, poor].filter((limit) => limit < end);
  return svg(`${vital.title}: ${values.length} values`, [
    ...bars,
    axis(),
    ...limits.map(
      (limit) =>
        `<path class="limit" d="M${fixed(x(limit))} ${top}V${base}"/>${label(x(limit), height - 8, vital.format(limit), 'middle')}`,
    ),
    label(left, height - 8, '0'),
  ]);
}

export interface Point {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly value: number;
  /** Of how many pages. */
  readonly count: number;
}

/** The 75th of a hundred over time, with the limits that are in reach. */
export function timeline(vital: Vital, points: readonly Point[]): string {
  const [good, poor] = vital.limits;
  const most = Math.max(...points.map(({ value }) => value), good) * 1.1;
  const [from = 0, to = 0] = [points[0]?.time, points.at(-1)?.time];
  const x = (time: number) => left + (to > from ? (time - from) / (to - from) : 0.5) * innerWidth;
  const y = (value: number) => base - (value / most) * innerHeight;
  const path = points.map(
    ({ time, value }, index) => `${index ? 'L' : 'M'}${fixed(x(time))} ${fixed(y(value))}`,
  );
  const dots = points.map(({ time, value, count }) => {
    const title = `<title>${timeText(time)} UTC: ${vital.format(value)}, ${count} pages</title>`;
    return `<circle class="${rate(vital, value)}" cx="${fixed(x(time))}" cy="${fixed(y(value))}" r="3.5">${title}</circle>`;
  });
  const limits = [good, poor].filter((limit) => limit < most);
  return svg(`${vital.title}, 75th of a hundred over time`, [
    ...limits.map(
      (limit) =>
        `<path class="limit" d="M${left} ${fixed(y(limit))}H${width - right}"/>` +
        label(width - right, y(limit) - 4, vital.format(limit), 'end'),
    ),
    axis(),
    `<path class="line" d="${path.join('')}"/>`,
    ...dots,
    label(left, height - 8, timeText(from)),
    ...(to > from ? [label(width - right, height - 8, timeText(to), 'end')] : []),
  ]);
}

/** `2026-11-26 05:00`, UTC. */
export function timeText(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

function svg(title: string, content: readonly string[]): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">${content.join('')}</svg>`;
}

function axis(): string {
  return `<path class="axis" d="M${left} ${base}H${width - right}"/>`;
}

function label(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start'): string {
  return `<text x="${fixed(x)}" y="${fixed(y)}" text-anchor="${anchor}">${text}</text>`;
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}
