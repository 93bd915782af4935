import type { ListedProduct } from '@shop/shared/contracts/provider';
import { toCents } from '@shop/shared/provider';
import { folded, type Refinement, type Unstated } from './refinement.ts';

/** What a product says of a subject: as written, e.g. `Gluten-free`, by the same in lower case. */
type Statements = ReadonlyMap<string, string>;

/** What filters ask of a product; saying nothing never means that it is free from anything. */
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

/** Reads a product once, however often it is asked about. */
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

/** Whether a product has all wanted words, or none of the unwanted; one that says nothing only where that is asked for. */
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

let collator: Intl.Collator | undefined;

// Made when it is first used: that takes a phone a while.
function byName(one: string, other: string): number {
  collator ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  return collator.compare(one, other);
}

/** Places in the list of the products that match, in the order asked for. */
export function refinedPlaces(products: readonly ListedProduct[], refinement: Refinement): number[] {
  const known = products.map((product, place) => ({ known: knownProduct(product), place }));
  const order = orders[refinement.sort ?? 'none'];
  return known
    .filter((product) => matches(product.known, refinement))
    .sort((one, other) => order(one.known, other.known) || one.place - other.place)
    .map(({ place }) => place);
}

type Order = (one: KnownProduct, other: KnownProduct) => number;

const orders: Readonly<Record<NonNullable<Refinement['sort']> | 'none', Order>> = {
  none: () => 0,
  price: (one, other) => one.cents - other.cents,
  '-price': (one, other) => other.cents - one.cents,
  name: (one, other) => byName(one.product.name, other.product.name),
};
