import { fieldErrorKinds } from '@shop/shared/contracts';
import { setNameOf } from '../releases/load-set.ts';
import type { Served } from '../releases/shop.ts';
import type { WatchedFieldReport } from '../watch/watcher.ts';
import { knownWord, other, wordsOf } from './known-words.ts';
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
