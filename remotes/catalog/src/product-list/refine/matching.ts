import type { ListedProduct } from '@shop/shared/contracts/provider';
import {
  keepsDiet,
  mayStateFood,
  statementsOf,
  statesFood,
  type ProductStatements,
  type Statements,
} from '@shop/shared/diet';
import { toCents } from '@shop/shared/provider';
import type { Refinement, Unstated } from './refinement.ts';

/** What filters read of a product. */
export interface FilterableProduct extends ProductStatements {
  readonly product: ListedProduct;
  /** Null for a price on request. */
  readonly cents: number | null;
}

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

export function matches({ product, cents, ...stated }: FilterableProduct, refinement: Refinement): boolean {
  const { min, max } = refinement;
  return (
    fits(refinement, 'dietary', stated, refinement.dietary, refinement.avoid) &&
    fits(refinement, 'allergens', stated, [], refinement.without) &&
    (min === null || (cents !== null && cents >= min)) &&
    (max === null || (cents !== null && cents <= max)) &&
    (!refinement.available || product.stock !== 0) &&
    (!refinement.offer || (product.price !== null && product.price_before_discount !== null))
  );
}

/**
 * Whether a product has all of the wanted words and none of the unwanted, which it may state under either subject. One that states
 * nothing of the subject fits only where `unstated` includes it.
 */
function fits(
  { unstated }: Refinement,
  subject: Unstated,
  all: ProductStatements,
  wanted: readonly string[],
  unwanted: readonly string[],
): boolean {
  const includesUnstated = unstated.includes(subject);
  const hasWords = wanted.length + unwanted.length > 0;
  if (!hasWords && !includesUnstated) return true;
  const isSaid = (judge: typeof statesFood, among: readonly (Statements | null)[]) =>
    unwanted.some((word) => among.some((statements) => statements && judge(statements, word)));
  const both = [all.dietary, all.allergens];
  if (isSaid(statesFood, both)) return false;
  const stated = all[subject];
  const isOpen =
    (all.unread.has(subject) && (unwanted.length > 0 || !hasWords)) ||
    isSaid(mayStateFood, subject === 'allergens' ? both : [all.dietary]);
  if (stated === null || isOpen) return includesUnstated;
  return hasWords && wanted.every((word) => keepsDiet(stated, word));
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
