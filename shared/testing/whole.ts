/** Whether every combination is tried (`npm run test:all`); `npm test` tries some of them. */
export const isWhole = Boolean(import.meta.env['WHOLE_SUITE']);

/** Every value with every other one in the whole suite, else each value with one of the others in turn. */
export function pairs<A, B>(values: readonly A[], others: readonly B[]): [A, B][] {
  return values.flatMap((value, nth) =>
    others
      .filter((_, index) => isWhole || index === nth % others.length)
      .map((other): [A, B] => [value, other]),
  );
}
