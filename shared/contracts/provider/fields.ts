import * as v from 'valibot';

// What providers vary in: absent or null text, numbers as text, money as number or text.

export const text = v.nullish(v.string(), '');
export const maybeText = v.nullish(v.string(), null);
export const flag = v.nullish(v.boolean(), false);

export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
);
export const maybeNumber = v.nullish(number, null);
export const count = v.nullish(number, 0);

/** Money as decimal text, e.g. `"9.80"`. */
export const money = v.pipe(
  v.union([
    v.pipe(
      v.number(),
      v.finite(),
      v.transform((value) => value.toFixed(2)),
    ),
    v.pipe(v.string(), v.trim()),
  ]),
  v.regex(/^-?\d+(\.\d+)?$/, 'not an amount of money'),
);
export const maybeMoney = v.nullish(money, null);

/** One page of a list. `next` is the address of the following page as the provider gave it. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

/**
 * A list that arrives as an array or as `{results, next}`.
 * @__NO_SIDE_EFFECTS__
 */
export function pageOf<Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, Page<Item>> {
  return v.pipe(
    v.union([v.array(item), v.object({ results: v.array(item), next: v.nullish(v.string(), null) })]),
    v.transform((list) =>
      Array.isArray(list) ? { items: list, next: null } : { items: list.results, next: list.next },
    ),
  );
}
