/**
 * Details of a test that `npm run test:all` runs and `npm test` does not: on a further page, width or kind of damage it
 * repeats what another test proves.
 */
export const whole = { tag: '@whole' } as const;

/** One page of each kind: the home page, a list, a dish, a post. */
const sample: readonly string[] = ['/', '/products', '/products/salmon-nigiri', '/blog/seventy-degrees'];

/** Details of a test of every page: `npm test` runs those of the sample. */
export const sampled = (path: string) => (sample.includes(path) ? {} : whole);
