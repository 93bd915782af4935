import type { ListedProduct } from '@shop/shared/contracts/provider';
import { folded, warningMarks } from '@shop/shared/diet';
import { refineTexts } from '../../messages/refine.ts';
import { filterableProduct, matches, type FilterableProduct } from './matching.ts';
import type { Refinement, Unstated } from './refinement.ts';

/** One checkbox. */
export interface FacetOption {
  readonly label: string;
  readonly chosen: boolean;
  /** How many products there would be with the box ticked. */
  readonly count: number;
  /** The refinement after the box was toggled. */
  readonly turned: Refinement;
}

export interface Facet {
  readonly name: string;
  readonly help?: string;
  readonly options: readonly FacetOption[];
}

/** The filters that make a difference for these products. */
export function facetsOf(products: readonly ListedProduct[], refinement: Refinement): Facet[] {
  const filterable = products.map(filterableProduct);
  const { word, flag } = optionsFor(filterable, refinement);
  const dietary = distinct(
    filterable.map(({ dietary }) => dietary),
    refinement.dietary,
  );
  const allergens = distinct(
    filterable.map(({ allergens }) => allergens),
    refinement.without,
  );
  const notStated = (name: Unstated) => word('unstated', name, refineTexts.notStated);
  const facets: Facet[] = [
    {
      name: refineTexts.dietary,
      options: [
        ...dietary.map((mark) => word('dietary', folded(mark), mark)),
        ...distinct(
          filterable.map(({ dietary }) => dietary),
          refinement.avoid,
        )
          .map(folded)
          .filter((mark) => warningMarks.has(mark) || refinement.avoid.includes(mark))
          .map((mark) => word('avoid', mark, refineTexts.avoid(mark))),
      ],
    },
    {
      name: refineTexts.allergens,
      help: refineTexts.allergensHelp,
      options: allergens.map((one) => word('without', folded(one), refineTexts.without(folded(one)))),
    },
  ];
  const stated = facets.filter(({ options }) => options.length > 0);
  return [
    ...stated.map((facet) => ({
      ...facet,
      options: [...facet.options, notStated(facet.name === refineTexts.dietary ? 'dietary' : 'allergens')],
    })),
    {
      name: refineTexts.availability,
      options: [flag('available', refineTexts.available), flag('offer', refineTexts.offer)],
    },
  ];
}

function optionsFor(products: readonly FilterableProduct[], refinement: Refinement) {
  const option = (label: string, change: (on: boolean) => Refinement, chosen: boolean): FacetOption => {
    const ticked = chosen ? refinement : change(true);
    const count = products.filter((product) => matches(product, ticked)).length;
    return { label, chosen, count, turned: change(!chosen) };
  };
  return {
    word: (name: 'dietary' | 'avoid' | 'without' | 'unstated', value: string, label: string) =>
      option(label, (on) => withWord(refinement, name, value, on), includes(refinement[name], value)),
    flag: (name: 'available' | 'offer', label: string) =>
      option(label, (on) => ({ ...refinement, [name]: on }), refinement[name]),
  };
}

function withWord(
  refinement: Refinement,
  name: 'dietary' | 'avoid' | 'without' | 'unstated',
  value: string,
  on: boolean,
): Refinement {
  const others = refinement[name].filter((word) => word !== value);
  return { ...refinement, [name]: on ? [...others, value] : others };
}

function includes(words: readonly string[], value: string): boolean {
  return words.includes(value);
}

/** Every word once, as first written, and chosen words that no product has; in alphabetical order. */
function distinct(
  stated: readonly (ReadonlyMap<string, string> | null)[],
  chosen: readonly string[],
): string[] {
  const words = new Map(chosen.map((word) => [word, word]));
  // In reverse, so that the first spelling wins.
  for (const statements of [...stated].reverse()) {
    for (const [word, written] of statements ?? []) words.set(word, written);
  }
  return [...words.values()].sort((one, other) => one.localeCompare(other, 'en-US'));
}
