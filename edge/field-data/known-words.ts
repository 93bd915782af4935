import type { ServedSet } from '../releases/shop.ts';

/** In place of every word that the shop does not have: nobody may make labels up. */
export const other = 'other';

/** The areas of sets, and their path patterns. */
export function wordsOf(sets: readonly ServedSet[]) {
  const areas = sets.flatMap(({ config }) => [...config.areas]);
  return {
    patterns: new Set(areas.flatMap(([, { routes }]) => routes)),
    areas: new Set(['host', ...areas.map(([name]) => name)]),
  };
}

/** The word, or `other` in its place. */
export function knownWord(words: ReadonlySet<string>, word: string): string {
  return words.has(word) ? word : other;
}
