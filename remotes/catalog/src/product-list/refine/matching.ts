import type { ListedProduct } from '@shop/shared/contracts/provider';
import { toCents } from '@shop/shared/provider';
import { folded, type Refinement, type Unstated } from './refinement.ts';

/** A product's statements about a subject, by their lower case: `gluten-free` to `Gluten-free`. */
type Statements = ReadonlyMap<string, string>;

/** What filters read of a product. A product that states no allergens is not taken to be free from any. */
export interface KnownProduct {
  readonly product: ListedProduct;
  /** Null when the product states none. */
  readonly dietary: Statements | null;
  /** Null when the product states none; empty when it states that it has none. */
  readonly allergens: Statements | null;
  readonly cents: number;
}

const none = new Set(['none', 'no', '-', '–', '—']);

const alreadyKnown = new WeakMap<ListedProduct, KnownProduct>();

/** Reads the statements of a product; cached, since every filter asks again. */
export function knownProduct(product: ListedProduct): KnownProduct {
  const known = alreadyKnown.get(product) ?? {
    product,
    ...statementsOf(product),
    cents: toCents(product.price),
  };
  alreadyKnown.set(product, known);
  return known;
}

function statementsOf({ attributes }: ListedProduct): Pick<KnownProduct, 'dietary' | 'allergens'> {
  const dietary = new Map<string, string>();
  const allergens = new Map<string, string>();
  for (const { key, value } of attributes) {
    const subject = folded(key);
    if (subject === 'dietary') addStated(dietary, value);
    else if (subject === 'allergens' || subject === 'allergen') addStated(allergens, value);
  }
  const statesAllergens = allergens.size > 0;
  for (const word of none) allergens.delete(word);
  return { dietary: dietary.size > 0 ? dietary : null, allergens: statesAllergens ? allergens : null };
}

function addStated(stated: Map<string, string>, values: string): void {
  for (const value of values.split(/[,;]/)) {
    const word = folded(value);
    if (word && !stated.has(word)) stated.set(word, value.trim());
  }
}

export function matches(
  { product, dietary, allergens, cents }: KnownProduct,
  refinement: Refinement,
): boolean {
  const { min, max } = refinement;
  return (
    fits(refinement, 'dietary', refinement.dietary, dietary, true) &&
    fits(refinement, 'allergens', refinement.without, allergens, false) &&
    (min === null || cents >= min) &&
    (max === null || cents <= max) &&
    (!refinement.available || product.stock !== 0) &&
    (!refinement.offer || product.price_before_discount !== null)
  );
}

/** Whether a product has all wanted words, or none of the unwanted. One that states nothing fits only where `unstated` allows it. */
function fits(
  { unstated }: Refinement,
  subject: Unstated,
  words: readonly string[],
  stated: Statements | null,
  wanted: boolean,
): boolean {
  const unsaidToo = unstated.includes(subject);
  if (words.length === 0 && !unsaidToo) return true;
  if (stated === null) return unsaidToo;
  return words.length > 0 && words.every((word) => stated.has(word) === wanted);
}

/** Indexes of the matching products in the list, in the chosen order. */
export function refinedPlaces(products: readonly ListedProduct[], refinement: Refinement): number[] {
  const known = products.map((product, place) => ({ known: knownProduct(product), place }));
  const compare = comparison(refinement.sort);
  return known
    .filter((product) => matches(product.known, refinement))
    .sort((one, other) => compare(one.known, other.known) || one.place - other.place)
    .map(({ place }) => place);
}

function comparison(sort: Refinement['sort']): (one: KnownProduct, other: KnownProduct) => number {
  if (sort === 'price') return (one, other) => one.cents - other.cents;
  if (sort === '-price') return (one, other) => other.cents - one.cents;
  if (sort !== 'name') return () => 0;
  // Created for this order only: it takes a phone some 100 ms.
  const { compare } = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  return (one, other) => compare(one.product.name, other.product.name);
}
