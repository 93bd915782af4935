import { jsonText } from '@shop/shared/json';

const maxSlugs = 50;
const maxRecent = 8;
const maxLength = 200;

/** Slugs, newest first. Any script may have written the text: what is no list of slugs counts as empty. */
export function readSlugs(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const slugs = Array.isArray(value) ? value.filter(isSlug) : [];
    return [...new Set(slugs)].slice(0, maxSlugs);
  } catch {
    // Nothing, or another script's text under our key.
    return [];
  }
}

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxLength;

/** Adds a slug to the favourites or removes it; null for an empty list. */
export function toggledSlug(text: string | null, slug: string): string | null {
  const slugs = readSlugs(text);
  return writeSlugs(slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [slug, ...slugs]);
}

/** Puts a slug first among those that were seen last. */
export function withSeenSlug(text: string | null, slug: string): string | null {
  const others = readSlugs(text).filter((other) => other !== slug);
  return writeSlugs([slug, ...others].slice(0, maxRecent));
}

function writeSlugs(slugs: readonly string[]): string | null {
  return slugs.length > 0 ? jsonText(slugs.slice(0, maxSlugs)) : null;
}
