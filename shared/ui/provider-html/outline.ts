/**
 * Levels for the headings of a text that stands in a page: the topmost get `top`, and none is skipped below.
 * Takes the levels as written, in order: `outline([1, 4, 2], 2)` is `[2, 3, 3]`.
 */
export function outline(written: readonly number[], top: number): number[] {
  const open: number[] = [];
  return written.map((level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(top + open.length - 1, 6);
  });
}

/** The level of `h1` to `h6`, 0 for any other tag. */
export function headingLevel(tag: string): number {
  return Number(/^h([1-6])$/i.exec(tag)?.[1] ?? 0);
}
