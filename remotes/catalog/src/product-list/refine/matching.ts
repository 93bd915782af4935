import type { ListedProduct } from '@shop/shared/contracts/provider';
import { toCents } from '@shop/shared/provider';
import { folded, type Refinement, type Unstated } from './refinement.ts';

/** What a product says of itself; empty where it says nothing, which never means that it is free from anything. */
interface Statements {
  /** As written, e.g. `Gluten-free`. */
  readonly dietary: readonly string[];
  /** Null when the product states none; empty when it states that it has none. */
  readonly allergens: readonly string[] | null;
}

const none = new Set(['none', 'no', '-', '–', '—']);

function statementsOf({ attributes }: ListedProduct): Statements {
  const values = (name: string) =>
    attributes
      .filter(({ key }) => folded(key) === name)
      .flatMap(({ value }) => value.split(/[,;]/))
      .map((value) => value.trim())
      .filter(Boolean);
  const allergens = [...values('allergens'), ...values('allergen')];
  return {
    dietary: values('dietary'),
    allergens: allergens.length > 0 ? allergens.filter((value) => !none.has(folded(value))) : null,
  };
}

/** What filters ask of a product, read from it once. */
export interface KnownProduct {
  readonly product: ListedProduct;
  readonly statements: Statements;
  readonly cents: number;
}

export function knownProduct(product: ListedProduct): KnownProduct {
  return { product, statements: statementsOf(product), cents: toCents(product.price) };
}

export function matches({ product, statements, cents }: KnownProduct, refinement: Refinement): boolean {
  const { dietary, allergens } = statements;
  const { min, max } = refinement;
  return (
    fits(refinement, 'dietary', refinement.dietary, dietary.length > 0 ? dietary : null, true) &&
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
  stated: readonly string[] | null,
  wanted: boolean,
): boolean {
  const unsaidToo = unstated.includes(subject);
  if (words.length === 0 && !unsaidToo) return true;
  if (stated === null) return unsaidToo;
  const said = new Set(stated.map(folded));
  return words.length > 0 && words.every((word) => said.has(word) === wanted);
}

let collator: Intl.Collator | undefined;

// Made when it is first used: that takes a phone a while.
function byName(one: string, other: string): number {
  collator ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  return collator.compare(one, other);
}

/** Places in the list of the products that match, in the order asked for. */
export function refinedPlaces(products: readonly ListedProduct[], refinement: Refinement): number[] {
  const known = products.map((product, place) => ({ ...knownProduct(product), place }));
  const order = orders[refinement.sort ?? 'none'];
  return known
    .filter((product) => matches(product, refinement))
    .toSorted((one, other) => order(one, other) || one.place - other.place)
    .map(({ place }) => place);
}

type Order = (one: KnownProduct, other: KnownProduct) => number;

const orders: Readonly<Record<NonNullable<Refinement['sort']> | 'none', Order>> = {
  none: () => 0,
  price: (one, other) => one.cents - other.cents,
  '-price': (one, other) => other.cents - one.cents,
  name: (one, other) => byName(one.product.name, other.product.name),
};
