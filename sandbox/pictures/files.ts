/** File names, relative to the folder of pictures, that belong to a stem. */
interface PictureFiles {
  readonly image: string;
  /** only products and posts have a small one */
  readonly thumb_image: string | null;
}

const vectors: ReadonlySet<string> = new Set(['site/logo', 'site/favicon', 'site/seigaiha']);

export function isVector(stem: string): boolean {
  return vectors.has(stem);
}

export function pictureFiles(stem: string): PictureFiles {
  if (isVector(stem)) return { image: `${stem}.svg`, thumb_image: null };
  const hasThumb = stem.startsWith('products/') || stem.startsWith('posts/');
  return { image: `${stem}.webp`, thumb_image: hasThumb ? `${stem}-thumb.webp` : null };
}
