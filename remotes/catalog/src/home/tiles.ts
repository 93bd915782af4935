/** Tiles of a step: whole rows of 2, 4 and 6. */
export const tileStep = 24;

export interface CategoryTile {
  readonly slug: string;
  readonly name: string;
  /** Thumbnail of the category's first product that has one. */
  readonly picture: string | null;
}
