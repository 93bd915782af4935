import { visitorNumbers, type Canary } from '../log/log-entry.ts';

type Range = Pick<Canary, 'from' | 'to'>;

/**
 * A range for a canary beside the others. One that runs already keeps its visitors where it can: it grows or shrinks at
 * its ends. Undefined when no gap is large enough.
 * @param size how many visitor numbers
 * @param current the canary's range so far
 */
export function canaryRange(size: number, others: readonly Range[], current?: Range): Range | undefined {
  const gaps = gapsBetween(others).filter(({ from, to }) => to - from >= size);
  const around = current && gaps.find(({ from, to }) => from <= current.from && current.to <= to);
  if (around && current) {
    const from = Math.min(current.from, around.to - size);
    return { from, to: from + size };
  }
  const [gap] = gaps;
  return gap && { from: gap.from, to: gap.from + size };
}

/** The ranges that none of them has, from the lowest. */
function gapsBetween(ranges: readonly Range[]): Range[] {
  const sorted = ranges.toSorted((one, other) => one.from - other.from);
  const starts = [0, ...sorted.map(({ to }) => to)];
  const ends = [...sorted.map(({ from }) => from), visitorNumbers];
  return starts.map((from, index) => ({ from, to: ends[index] ?? from }));
}
