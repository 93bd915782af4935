const signs: ReadonlySet<string> = new Set(['site/logo', 'site/favicon', 'site/seigaiha']);

/** Path of a picture below the sandbox's origin, as answers carry it. */
export function imagePath(stem: string): string {
  return `/media/${stem}.${signs.has(stem) ? 'svg' : 'webp'}`;
}

/** Path of the small version, which products and posts have. */
export function thumbPath(stem: string): string | null {
  return /^(products|posts)\//.test(stem) ? `/media/${stem}-thumb.webp` : null;
}
