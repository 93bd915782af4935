import { formatMoney } from '@shop/shared/ui';
import { refineTexts } from '../../messages/refine.ts';
import { writeRefinement, type Refinement } from './refinement.ts';

/** One filter that is on, and the address part without it. */
export interface Chip {
  readonly label: string;
  readonly without: string;
}

export function chipsOf(refinement: Refinement): Chip[] {
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
