import type { ListedProduct } from '@shop/shared/contracts/provider';
import { productStep } from '../components/steps.ts';
import { listTexts } from '../messages/product-list.ts';
import type { Refined } from './use-refined.ts';

/** How ids of sections begin, and all of the id of the section for products without a category. */
const noCategory = 'category-';

/** The products of one category, in a list of all. */
export interface Section {
  /** Of its heading, which the address may name. */
  readonly id: string;
  readonly name: string;
  readonly products: readonly ListedProduct[];
}

/**
 * The whole menu by category, in the order of the provider's list; products without a category come last. Null for a list
 * that is not all of the menu in its own order, that has more than a first step, or one category only.
 */
export function sectionsOf({ key, whole }: Pick<Refined, 'key' | 'whole'>): Section[] | null {
  if (key !== '' || !whole || whole.length > productStep) return null;
  const groups = new Map<string, ListedProduct[]>();
  for (const product of whole) {
    const slug = product.category?.slug ?? '';
    groups.set(slug, [...(groups.get(slug) ?? []), product]);
  }
  const sections = [...groups]
    .map(([slug, products]) => ({
      id: noCategory + encodeURIComponent(slug),
      name: products[0]?.category?.name || slug || listTexts.otherDishes,
      products,
    }))
    .sort((one, other) => Number(one.id === noCategory) - Number(other.id === noCategory));
  return sections.length > 1 ? sections : null;
}
