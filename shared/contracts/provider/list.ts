import * as v from 'valibot';

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
