import type { Category, ListedProduct, Page } from '@shop/shared/contracts/provider';

/** Tiles of a step: whole rows of 2, 4 and 6. */
export const tileStep = 24;

export interface CategoryTile {
  readonly slug: string;
  readonly name: string;
  /** Thumbnail of the category's first product that has one. */
  readonly picture: string | null;
}

export function toTiles(
  { items, next }: Page<Category>,
  products: readonly ListedProduct[],
): Page<CategoryTile> {
  const pictures = new Map<string, string>();
  for (const { category, main_image } of products) {
    if (category && main_image?.thumb_image && !pictures.has(category.slug))
      pictures.set(category.slug, main_image.thumb_image);
  }
  return {
    items: items.map(({ slug, name }) => ({ slug, name, picture: pictures.get(slug) ?? null })),
    next,
  };
}
