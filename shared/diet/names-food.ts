import { isConditional, type Statements } from './statements.ts';

/** Whether a statement holds all words of a food: `tree nuts (cashew)` holds `tree nut`. */
export function namesFood(statement: string, food: string): boolean {
  const words = new Set(wordsOf(statement));
  return wordsOf(food).every((word) => words.has(word));
}

/** Whether a statement shares a word with a food, which may be meant: `tree nuts` with the food `tree nuts (cashew)`. */
export function mayNameFood(statement: string, food: string): boolean {
  const words = new Set(wordsOf(statement));
  return wordsOf(food).some((word) => words.has(word));
}

/**
 * A statement without the parts that say what a dish is free from: of `Tree nuts. Gluten-free` the nuts. `Not gluten-free` and
 * `Gluten-free (on request)` stay whole: they say no such thing.
 */
export function withoutFreeFrom(statement: string): string {
  if (isConditional(statement) || /(?<!\p{L})(?:not|non)(?!\p{L})/u.test(statement)) return statement;
  return statement
    .replace(/\(\s*[\p{L}\p{N}]+-free\s*\)/gu, ' ')
    .split(/([.,;/&+|]|\sand\s)/)
    .filter((part) => !/^\s*(?:(?:naturally|100\s*%)\s+)?[\p{L}\p{N}]+-free\s*$/u.test(part))
    .join(' ');
}

/** What names no food: `cereals containing gluten`, `nuts and soy`. */
const smallWords = new Set(['and', 'or', 'of', 'in', 'with', 'may', 'contain', 'contains', 'containing']);

/** Lists ask for the words of each of their filters once for every product. */
const knownWords = new Map<string, readonly string[]>();
const mostKnown = 500;

/** Each word once. A number is a word of its own: `nuts¹` are nuts with a footnote. */
function wordsOf(text: string): readonly string[] {
  const known = knownWords.get(text);
  if (known) return known;
  const words = text.match(/\p{L}+|\p{N}+/gu) ?? [];
  const named = words.filter((word) => !smallWords.has(word));
  const stems = [...new Set((named.length > 0 ? named : words).map(stemOf))];
  if (knownWords.size >= mostKnown) knownWords.clear();
  knownWords.set(text, stems);
  return stems;
}

/** The same for one and for several: `anchovy` and `anchovies`, `peach` and `peaches`, `cheese` and `cheeses`. */
const stemOf = (word: string): string => word.replace(/ies?$/, 'y').replace(/(.)(?:e?s|e)$/, '$1');

/** What a dish states, by each word of it. */
type ByWord = ReadonlyMap<string, readonly ReadonlySet<string>[]>;

const indexed = new WeakMap<Statements, ByWord>();

/** Statements that are compared for a food of several words. A dish of more that share a word is taken to hold it. */
const mostCompared = 40;

/** Whether what a dish states holds a food, in whatever words; `nut-free` holds no nut. Lists ask it for each of their filters. */
export function statesFood(stated: Statements, food: string): boolean {
  if (stated.has(food)) return true;
  const byWord = statedByWord(stated);
  const [first, ...others] = wordsOf(food);
  const holding = (first !== undefined && byWord.get(first)) || [];
  if (others.length > 0 && holding.length > mostCompared) return true;
  return others.length > 0
    ? holding.some((words) => others.every((word) => words.has(word)))
    : holding.length > 0;
}

/** Whether what a dish states shares a word with a food. Lists ask it for each of their filters, too. */
export function mayStateFood(stated: Statements, food: string): boolean {
  const byWord = statedByWord(stated);
  return wordsOf(food).some((word) => byWord.has(word));
}

function statedByWord(stated: Statements): ByWord {
  const found = indexed.get(stated);
  if (found) return found;
  const byWord = new Map<string, ReadonlySet<string>[]>();
  for (const statement of stated.keys()) {
    const words = new Set(wordsOf(withoutFreeFrom(statement)));
    for (const word of words) {
      const holding = byWord.get(word) ?? [];
      holding.push(words);
      byWord.set(word, holding);
    }
  }
  indexed.set(stated, byWord);
  return byWord;
}
