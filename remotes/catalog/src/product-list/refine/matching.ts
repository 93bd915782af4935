import type { ListedProduct } from '@shop/shared/contracts/provider';
import { toCents } from '@shop/shared/provider';
import { folded, type Refinement, type Unstated } from './refinement.ts';

/** A product's statements about a subject, by their lower case: `gluten-free` to `Gluten-free`. */
type Statements = ReadonlyMap<string, string>;

/** What filters read of a product. A product that states no allergens is not taken to be free from any. */
export interface FilterableProduct {
  readonly product: ListedProduct;
  /** Null when the product states none. */
  readonly dietary: Statements | null;
  /** Null when the product states none; empty when it states that it has none. */
  readonly allergens: Statements | null;
  /** Null for a price on request. */
  readonly cents: number | null;
}

const none = new Set(['none', 'no', '-', '–', '—']);

const filterableProducts = new WeakMap<ListedProduct, FilterableProduct>();

/** Reads the statements of a product; cached, since every filter needs them. */
export function filterableProduct(product: ListedProduct): FilterableProduct {
  const filterable = filterableProducts.get(product) ?? {
    product,
    ...statementsOf(product),
    cents: product.price === null ? null : toCents(product.price),
  };
  filterableProducts.set(product, filterable);
  return filterable;
}

function statementsOf({ attributes }: ListedProduct): Pick<FilterableProduct, 'dietary' | 'allergens'> {
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
  { product, dietary, allergens, cents }: FilterableProduct,
  refinement: Refinement,
): boolean {
  const { min, max } = refinement;
  return (
    fits(refinement, 'dietary', dietary, refinement.dietary, refinement.avoid) &&
    fits(refinement, 'allergens', allergens, [], refinement.without) &&
    (min === null || (cents !== null && cents >= min)) &&
    (max === null || (cents !== null && cents <= max)) &&
    (!refinement.available || product.stock !== 0) &&
    (!refinement.offer || (product.price !== null && product.price_before_discount !== null))
  );
}

/**
 * Whether a product has all of the wanted words and none of the unwanted. One that states nothing fits only where
 * `unstated` includes the subject.
 */
function fits(
  { unstated }: Refinement,
  subject: Unstated,
  stated: Statements | null,
  wanted: readonly string[],
  unwanted: readonly string[],
): boolean {
  const includesUnstated = unstated.includes(subject);
  const hasWords = wanted.length + unwanted.length > 0;
  if (!hasWords && !includesUnstated) return true;
  if (stated === null) return includesUnstated;
  return (
    hasWords && wanted.every((word) => keepsDiet(stated, word)) && unwanted.every((word) => !stated.has(word))
  );
}

/** What keeps one diet keeps these, too. */
const includedDiets: Readonly<Record<string, readonly string[]>> = {
  vegan: ['vegetarian', 'pescatarian', 'dairy-free', 'lactose-free', 'egg-free'],
  vegetarian: ['pescatarian'],
  'dairy-free': ['lactose-free'],
};

function keepsDiet(stated: Statements, diet: string): boolean {
  return stated.has(diet) || [...stated.keys()].some((word) => includedDiets[word]?.includes(diet));
}

/** The matching products in the chosen order. */
export function refinedProducts(products: readonly ListedProduct[], refinement: Refinement): ListedProduct[] {
  const compare = comparison(refinement.sort);
  return products
    .map(filterableProduct)
    .filter((product) => matches(product, refinement))
    .sort(compare)
    .map(({ product }) => product);
}

/** How many products match. */
export function countMatches(products: readonly ListedProduct[], refinement: Refinement): number {
  return products.filter((product) => matches(filterableProduct(product), refinement)).length;
}

function comparison(sort: Refinement['sort']): (one: FilterableProduct, other: FilterableProduct) => number {
  // Prices on request come last in both orders.
  if (sort === 'price') return (one, other) => (one.cents ?? Infinity) - (other.cents ?? Infinity) || 0;
  if (sort === '-price') return (one, other) => (other.cents ?? -1) - (one.cents ?? -1);
  if (sort !== 'name') return () => 0;
  // Created for this order only: it takes a phone some 100 ms.
  const { compare } = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  return (one, other) => compare(one.product.name, other.product.name);
}
