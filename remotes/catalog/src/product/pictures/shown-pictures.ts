import type { Product, ProductImage } from '@shop/shared/contracts/provider';

/** Pictures of a step: rows of four. */
export const pictureStep = 24;

export interface ShownPicture {
  /** Path or address as the provider gave it. */
  readonly image: string;
  readonly alt: string;
  /** The same picture about 480 px wide, where the provider has one. */
  readonly thumb: string | null;
}

/** The pictures of a product in their order; `main_image` alone where it has no others. */
export function productPictures({ images, main_image: main }: Product): ShownPicture[] {
  const only = main?.image || main?.thumb_image;
  const pictures = inOrder(images.filter(({ image }) => image)).map(({ image, alt_text }) => ({
    image,
    alt: alt_text,
    thumb: main && image === main.image ? main.thumb_image : null,
  }));
  if (pictures.length > 0 || !main || !only) return pictures;
  return [{ image: only, alt: main.alt_text, thumb: main.thumb_image }];
}

/** Index of the picture that shows first: the one of order 0, else the first of the provider's list. */
export function firstShown({ images }: Product, pictures: readonly ShownPicture[]): number {
  const given = images.filter(({ image }) => image);
  const main = mainImage(given);
  return Math.max(
    0,
    pictures.findIndex(({ image }) => image === main?.image),
  );
}

/** The images of the first step, and the one that shows first, in the given order. */
export function firstPictures({ images }: Product): ProductImage[] {
  const given = images.filter(({ image }) => image);
  const inFirstStep = new Set(inOrder(given).slice(0, pictureStep));
  const main = mainImage(given);
  return given.filter((image) => inFirstStep.has(image) || image === main);
}

function inOrder(images: readonly ProductImage[]): ProductImage[] {
  return [...images].sort((one, other) => one.order - other.order);
}

function mainImage(given: readonly ProductImage[]): ProductImage | undefined {
  return given.find(({ order }) => order === 0) ?? given[0];
}
