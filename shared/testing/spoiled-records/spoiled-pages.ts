import * as fc from 'fast-check';
import type { ProviderAnswers } from '../area/index.ts';
import {
  answeringBy,
  everySpoilage,
  expectedMarks,
  spoil,
  type Answers,
  type Essentials,
  type Spoilage,
} from './spoil.ts';
import { vi } from 'vitest';

/** A page of an area with a provider's good answers for it. */
export interface SeedPage {
  readonly path: string;
  readonly answers: Answers;
  /** By call: which of its fields a record cannot do without. Marks (`Mark-1`) in the answers of these calls show on the page. */
  readonly shown: Readonly<Record<string, Essentials>>;
  /** Calls whose failure is the page's; none of the marks need be there then. */
  readonly main: readonly string[];
  /** Calls whose answers stay good: without them the place is not on the page. */
  readonly good?: readonly string[];
}

/** What a page shows of spoiled answers. */
export interface SpoiledPage {
  readonly path: string;
  readonly answers: ProviderAnswers;
  /** Texts that must be in its HTML. */
  readonly marks: readonly string[];
}

/** Looks at a page; rejects when something is wrong with it. Gives its HTML. */
export type LookAtPage = (page: SpoiledPage) => Promise<string>;

// The same cases in every run. A failure prints seed and path; both here run that case alone.
const seed = 20_260_119;

interface CheckOptions {
  readonly cases: number;
  /** Each place in every way by itself first, besides the random combinations. */
  readonly isExhaustive: boolean;
}

const fewCases = 25;

/** A few cases; as many as the environment's `SPOILED_CASES` says, and then the exhaustive ones where they are wanted. */
export function spoiledCases({ isExhaustive = false } = {}): CheckOptions {
  const wanted = Number(import.meta.env['SPOILED_CASES'] ?? 0);
  return { cases: wanted || fewCases, isExhaustive: isExhaustive && wanted > 0 };
}

/** The path names the page in what a failure prints. */
type Case = readonly [path: string, spoilages: readonly Spoilage[]];

/** Spoils up to three places of a page's answers at random, and demands that everything good is still there. Gives the number of cases. */
export async function checkSpoiledPages(
  pages: readonly SeedPage[],
  look: LookAtPage,
  { cases, isExhaustive }: CheckOptions,
): Promise<number> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const single = pages.flatMap((page) =>
    spoilagesOf(page).map((spoilage): [Case] => [[page.path, [spoilage]]]),
  );
  const some = fc.oneof(...pages.map(someCase));
  const numRuns = isExhaustive ? single.length + cases : cases;
  const examples = isExhaustive ? single : [];
  const holds = fc.asyncProperty(some, async ([path, chosen]: Case) => {
    const page = byPath.get(path);
    if (page) await checkPage(page, chosen, look);
  });
  await fc.assert(holds, { seed, numRuns, examples });
  return numRuns;
}

function spoilagesOf({ answers, good = [] }: SeedPage): Spoilage[] {
  return everySpoilage(answers).filter(({ call }) => !good.includes(call));
}

function someCase(page: SeedPage): fc.Arbitrary<Case> {
  const { path } = page;
  const spoilage = fc.constantFrom(...spoilagesOf(page));
  return fc.tuple(fc.constant(path), fc.array(spoilage, { minLength: 1, maxLength: 3 }));
}

async function checkPage(page: SeedPage, chosen: readonly Spoilage[], look: LookAtPage): Promise<void> {
  const answers = spoil(page.answers, chosen);
  const marks = isFailed(page, chosen) ? [] : expectedMarks(page.answers, page.shown, chosen);
  const html = await look({ path: page.path, answers: answeringBy(answers), marks });
  const lost = marks.filter((mark) => !html.includes(mark));
  if (lost.length > 0) throw new Error(`${page.path} has lost ${lost.join(', ')}`);
  const sentNaN = chosen.some(({ value }) => value === 'NaN');
  const [nonsense] = (sentNaN ? /\[object Object\]/ : /\[object Object\]|\bNaN\b/).exec(html) ?? [];
  if (nonsense) throw new Error(`${page.path} shows ${nonsense}`);
}

/** Whether the page may show its failure in place of itself: an answer as a whole, or a single record, is spoiled. */
function isFailed({ answers, main, shown }: SeedPage, chosen: readonly Spoilage[]): boolean {
  return chosen.some(({ call, path, value }) => {
    if (!main.includes(call)) return false;
    if (path.length === 0) return true;
    const isSingle = !Array.isArray(answers[call]);
    const isText = typeof value === 'string' && value.trim() !== '';
    const isNeeded = shown[call]?.needed.includes(path.join('.')) && !isText && typeof value !== 'number';
    return (
      isSingle && path.length === 1 && (isNeeded || shown[call]?.deciding?.includes(path.join('.')) === true)
    );
  });
}

/** Records the errors that are logged, until `clear`. */
export function watchErrors() {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    clear: () => void spy.mockClear(),
    /** Throws the first one that is no report of a record that was left out. */
    throwStrange() {
      const strange = spy.mock.calls.find(
        ([text]) => typeof text !== 'string' || !/ is left out: /.test(text),
      );
      if (strange) throw new Error(`In the console: ${strange.map(String).join(' ')}`);
    },
  };
}
