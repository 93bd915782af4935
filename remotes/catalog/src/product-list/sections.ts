import type { ListedProduct } from '@shop/shared/contracts/provider';
import { productStep } from '../components/product-steps.ts';
import { listTexts } from '../messages/product-list.ts';
import type { Refined } from './use-refined.ts';

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
    const group = groups.get(slug);
    if (group) group.push(product);
    else groups.set(slug, [product]);
  }
  const others = groups.get('');
  groups.delete('');
  const sections = Array.from(groups, ([slug, products]) => ({
    id: `category-${encodeURIComponent(slug)}`,
    name: products[0]?.category?.name || slug,
    products,
  }));
  if (others) sections.push({ id: 'category-', name: listTexts.otherDishes, products: others });
  return sections.length > 1 ? sections : null;
}
