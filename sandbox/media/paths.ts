import { pictureFiles } from '../pictures/files.ts';

/** Path of a picture below the sandbox's origin, as answers carry it. */
export function imagePath(stem: string): string {
  return `/media/${pictureFiles(stem).image}`;
}

export function thumbPath(stem: string): string | null {
  const { thumb_image } = pictureFiles(stem);
  return thumb_image === null ? null : `/media/${thumb_image}`;
}
