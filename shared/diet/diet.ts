import { folded } from './statements.ts';
import { jsonText } from '../json/index.ts';

/** What somebody eats and avoids, in lower case; words of the shop's own statements. */
export interface Diet {
  /** Diets to keep: `vegan`. */
  readonly keeps: readonly string[];
  /** Marks to keep away from: `raw fish`, `spicy`. */
  readonly avoids: readonly string[];
  /** Allergens. */
  readonly without: readonly string[];
}

const most = 60;

/** Letters of a word: an allergen may name all of its kinds. */
const longest = 500;

/** Reads what the device holds; anybody may have written it, so what is no diet is an empty one. */
export function readDiet(text: string | null): Diet {
  const { keeps, avoids, without } = record(text);
  return { keeps: readWords(keeps), avoids: readWords(avoids), without: readWords(without) };
}

/** The inverse; null for an empty diet. */
export function writeDiet(diet: Diet): string | null {
  const isEmpty = diet.keeps.length + diet.avoids.length + diet.without.length === 0;
  return isEmpty ? null : jsonText(diet);
}

/** Sets or removes one word. */
export function withWord(diet: Diet, name: keyof Diet, word: string, isSet: boolean): Diet {
  const others = diet[name].filter((other) => other !== word);
  return { ...diet, [name]: isSet ? [...others, word] : others };
}

function readWords(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const words = value.flatMap((word: unknown) => (typeof word === 'string' ? [folded(word)] : []));
  return [...new Set(words)].filter((word) => word !== '' && word.length <= longest).slice(0, most);
}

function record(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Nothing, or another script's text under our key.
    return {};
  }
}
