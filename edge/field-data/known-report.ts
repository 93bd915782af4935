import { fieldErrorKinds } from '@shop/shared/contracts';
import { setNameOf } from '../releases/load-set.ts';
import type { Served, ServedSet } from '../releases/shop.ts';
import type { WatchedFieldReport } from '../watch/watcher.ts';
import type { SentReport } from './serve-field-reports.ts';

/**
 * A report in words of the shop alone: patterns and areas of what is served, and the kinds of the contract. A page of a set that is
 * served no more has the arm `other`.
 */
export function knownReport(
  { set, page, vitals, errors }: SentReport,
  { standard, canaries }: Served,
): WatchedFieldReport {
  const arms = [
    { arm: 'default', of: standard },
    ...canaries.map((canary) => ({ arm: canary.app, of: canary.set })),
  ];
  const served = arms.find(({ of }) => setNameOf(of.config) === set);
  const { patterns, areas } = wordsOf(arms.map(({ of }) => of));
  // No area has the path.
  const patternOf = (sent: string) => (sent === '' ? 'unknown' : knownWord(patterns, sent));
  return {
    arm: served?.arm ?? other,
    set: served ? set : other,
    page: patternOf(page),
    vitals,
    errors: errors.map((error) => ({
      kind: knownWord(kinds, error.kind),
      area: knownWord(areas, error.area),
      page: patternOf(error.page),
      count: error.count,
    })),
  };
}

const kinds: ReadonlySet<string> = new Set(fieldErrorKinds);

/** In place of every word that the shop does not have: nobody may make labels up. */
const other = 'other';

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
