import type { ListedProduct } from '@shop/shared/contracts/provider';
import { formatMoney, startList, type LoadedList } from '@shop/shared/ui';
import { refineTexts } from '../../messages/refine.ts';
import { refinedProducts } from './matching.ts';
import { readRefinement, withoutFilters, writeRefinement, type Refinement } from './refinement.ts';

/** A whole list, sorted and filtered. A rendered page's data holds only the products that it shows. */
export interface RefinedList extends LoadedList<ListedProduct> {
  /** The part of the address that it belongs to. */
  readonly key: string;
  /** How many products the whole list has. */
  readonly of: number;
  readonly chips: readonly Chip[];
  /** The address part without any filter. */
  readonly cleared: string;
}

export function refineList(products: readonly ListedProduct[], key: string): RefinedList {
  const refinement = readRefinement(key);
  return {
    key,
    of: products.length,
    ...startList({ items: refinedProducts(products, refinement), next: null }),
    chips: chipsOf(refinement),
    cleared: writeRefinement(withoutFilters(refinement)),
  };
}

/** One active filter, and the address part without it. */
export interface Chip {
  readonly label: string;
  readonly without: string;
}

function chipsOf(refinement: Refinement): Chip[] {
  const chip = (label: string, change: Partial<Refinement>): Chip => ({
    label,
    without: writeRefinement({ ...refinement, ...change }),
  });
  const rest = <Word extends string>(words: readonly Word[], word: Word) =>
    words.filter((other) => other !== word);
  const { dietary, avoid, without, unstated, min, max, available, offer } = refinement;
  return [
    ...dietary.map((word) => chip(capital(word), { dietary: rest(dietary, word) })),
    ...avoid.map((word) => chip(refineTexts.avoid(word), { avoid: rest(avoid, word) })),
    ...without.map((word) => chip(refineTexts.without(word), { without: rest(without, word) })),
    ...unstated.map((word) => chip(refineTexts.unstated[word], { unstated: rest(unstated, word) })),
    ...(min === null ? [] : [chip(refineTexts.priceFrom(dollars(min)), { min: null })]),
    ...(max === null ? [] : [chip(refineTexts.priceTo(dollars(max)), { max: null })]),
    ...(available ? [chip(refineTexts.available, { available: false })] : []),
    ...(offer ? [chip(refineTexts.offer, { offer: false })] : []),
  ];
}

function dollars(cents: number): string {
  return formatMoney((cents / 100).toFixed(2));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
