/**
 * Details of a test that `npm run test:all` runs and `npm test` does not: on a further page, width or kind of damage it
 * repeats what another test proves.
 */
export const whole = { tag: '@whole' } as const;

/** One page of each kind: the home page, a list, a dish, a post. */
const sample: readonly string[] = ['/', '/products', '/products/salmon-nigiri', '/blog/seventy-degrees'];

/** Details of a test of every page: `npm test` runs those of the sample. */
export const sampled = (path: string) => (sample.includes(path) ? {} : whole);

/** One of the values in turn for each test of a series; all of them by `npm run test:all`. */
export function inTurn<T>(values: readonly T[], nth: number): readonly T[] {
  return isWhole ? values : values.filter((_, index) => index === nth % values.length);
}

/** Details of a test that has the same outcome on any width: `npm test` runs it on a desk alone. */
export const onDesk = { tag: '@desk' } as const;

export const isWhole = Boolean(process.env['WHOLE_SUITE']);
