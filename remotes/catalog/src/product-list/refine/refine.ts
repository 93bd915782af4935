import type { ListedProduct } from '@shop/shared/contracts/provider';
import { chipsOf, type Chip } from './chips.ts';
import { refinedPlaces } from './matching.ts';
import { readRefinement, withoutFilters, writeRefinement } from './refinement.ts';

/** What a list shows once it is refined; goes along with a rendered page. */
export interface RefinedList {
  /** The part of the address that it answers. */
  readonly key: string;
  /** Places of the shown products in the list, in their order. */
  readonly places: readonly number[];
  readonly chips: readonly Chip[];
  /** The address part without any filter. */
  readonly cleared: string;
}

export function refineList(products: readonly ListedProduct[], key: string): RefinedList {
  const refinement = readRefinement(key);
  return {
    key,
    places: refinedPlaces(products, refinement),
    chips: chipsOf(refinement),
    cleared: writeRefinement(withoutFilters(refinement)),
  };
}
