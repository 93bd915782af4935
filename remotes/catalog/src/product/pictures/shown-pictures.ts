import type { Product } from '@shop/shared/contracts/provider';

export interface ShownPicture {
  /** Path or address as the provider gave it. */
  readonly image: string;
  readonly alt: string;
  /** The same picture about 480 px wide, where the provider has one. */
  readonly thumb: string | null;
}

/** The pictures of a product in their order; `main_image` alone where it has no others. */
export function productPictures({ images, main_image: main }: Product): ShownPicture[] {
  const mainImage = main?.image || main?.thumb_image;
  const pictures = images
    .filter(({ image }) => image)
    .sort((one, other) => one.order - other.order)
    .map(({ image, alt_text }) => ({
      image,
      alt: alt_text,
      thumb: main && image === main.image ? main.thumb_image : null,
    }));
  if (pictures.length > 0 || !main || !mainImage) return pictures;
  return [{ image: mainImage, alt: main.alt_text, thumb: main.thumb_image }];
}

/** Index of the picture that shows first: the one of order 0, else the first of the provider's list. */
export function firstShown({ images }: Product, pictures: readonly ShownPicture[]): number {
  const given = images.filter(({ image }) => image);
  const main = given.find(({ order }) => order === 0) ?? given[0];
  return Math.max(
    0,
    pictures.findIndex(({ image }) => image === main?.image),
  );
}
