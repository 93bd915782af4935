import type { ListedProduct } from '@shop/shared/contracts/provider';
import { formatMoney } from '@shop/shared/ui';
import { refineTexts } from '../../messages/refine.ts';
import { refinedPlaces } from './matching.ts';
import { readRefinement, withoutFilters, writeRefinement, type Refinement } from './refinement.ts';

/** What a refined list shows; part of a rendered page's data. */
export interface RefinedList {
  /** The part of the address that it belongs to. */
  readonly key: string;
  /** Indexes of the shown products in the loaded list, in order. */
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
  const { dietary, without, unstated, min, max, available, offer } = refinement;
  return [
    ...dietary.map((word) => chip(capital(word), { dietary: rest(dietary, word) })),
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
