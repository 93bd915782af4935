import type { Statements } from './statements.ts';

/** Whether a statement holds all words of a food: `tree nuts (cashew)` holds `tree nut`. */
export function namesFood(statement: string, food: string): boolean {
  const words = new Set(wordsOf(statement));
  return wordsOf(food).every((word) => words.has(word));
}

/** Whether a statement says a food in fewer words, so that it may be meant: `tree nuts` of the food `tree nuts (cashew)`. */
export function mayNameFood(statement: string, food: string): boolean {
  return wordsOf(statement).length > 0 && namesFood(food, statement);
}

/** A statement without the words that say what a dish is free from: of `Tree nuts. Gluten-free` the nuts. */
export function withoutFreeFrom(statement: string): string {
  return statement.replace(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+-free(?![\p{L}\p{N}])/gu, ' ');
}

/** In the singular. `Contains alcohol` is the food alcohol. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const named = words.filter((word) => word !== 'contains');
  return (named.length > 0 ? named : words).map((word) => word.replace(/ies?$/, 'y').replace(/s$/, ''));
}

/** What a dish states, by each word of it. */
type ByWord = ReadonlyMap<string, readonly ReadonlySet<string>[]>;

const known = new WeakMap<Statements, ByWord>();

/** Statements that are compared for a food of several words. A dish of more that share a word is taken to hold it. */
const mostCompared = 40;

/** Whether what a dish states holds a food, in whatever words; `nut-free` holds no nut. Lists ask it for each of their filters. */
export function statesFood(stated: Statements, food: string): boolean {
  if (stated.has(food)) return true;
  const byWord = known.get(stated) ?? statedByWord(stated);
  known.set(stated, byWord);
  const [first, ...others] = wordsOf(food);
  const holding = (first !== undefined && byWord.get(first)) || [];
  if (others.length > 0 && holding.length > mostCompared) return true;
  return others.length > 0
    ? holding.some((words) => others.every((word) => words.has(word)))
    : holding.length > 0;
}

/** Whether what a dish states says a food in fewer words. Lists ask it for each of their filters, too. */
export function mayStateFood(stated: Statements, food: string): boolean {
  const byWord = known.get(stated) ?? statedByWord(stated);
  known.set(stated, byWord);
  const words = new Set(wordsOf(food));
  return [...words].some((word) => {
    const holding = byWord.get(word) ?? [];
    return (
      holding.length > mostCompared || holding.some((said) => [...said].every((each) => words.has(each)))
    );
  });
}

function statedByWord(stated: Statements): ByWord {
  const byWord = new Map<string, ReadonlySet<string>[]>();
  for (const statement of stated.keys()) {
    const words = new Set(wordsOf(withoutFreeFrom(statement)));
    for (const word of words) {
      const holding = byWord.get(word) ?? [];
      holding.push(words);
      byWord.set(word, holding);
    }
  }
  return byWord;
}
