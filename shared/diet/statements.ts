/** The part of a product that says what is in it. */
export interface Described {
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
}

/** A product's statements about a subject, by their lower case: `gluten-free` to `Gluten-free`. */
export type Statements = ReadonlyMap<string, string>;

/** What a product states. One that states no allergens is not taken to be free from any. */
export interface ProductStatements {
  /** Null when the product states none. */
  readonly dietary: Statements | null;
  /** Null when the product states none; empty when it states that it has none. */
  readonly allergens: Statements | null;
  /** Of these it says more than can be read, so that what is not stated may be so. */
  readonly unread: ReadonlySet<Subject>;
}

type Subject = 'dietary' | 'allergens';

const none = new Set(['none', 'no', '-', '–', '—']);

/** Say that there is something, and not what. */
const unsaid = new Set(['true', 'yes', 'unknown', 'not known', 'not stated', 'n/a', 'tbd']);

/** Says that what is beside it holds on a condition: `Gluten-free, on request`. */
const condition =
  /(?<!\p{L})(?:requests?|requested|demand|options?|optional(?:ly)?|possible|possibly|could be|can(?:not)? (?:\p{L}+ )?be|(?:not |un)suitable)(?!\p{L})/u;

/** A mark of a diet, and a part that has one beside other words, as `optionally vegan`. */
const diet = String.raw`(?:vegan|vegetarian|pescatarian|[\p{L}\p{N}]+-free)`;
const isDiet = new RegExp(
  String.raw`^\P{L}*(?:naturally |certified )?${diet}\P{L}*(?:\(\p{L}{1,3}\)\P{L}*)?$`,
  'u',
);
const namesDiet = new RegExp(String.raw`(?<![\p{L}-])${diet}(?![\p{L}-])`, 'u');

/** Whether what is stated, in lower case, holds on a condition alone, whatever is beside it: `vegan, gluten-free on request`. */
export function isConditional(stated: string): boolean {
  const parts = stated.split(/[,;./&+|]|\sand\s/).map((part) => part.trim());
  return condition.test(stated) || parts.some((part) => namesDiet.test(part) && !isDiet.test(part));
}

/** Marks that warn: one may look for them, or keep away from them. */
export const warningMarks: ReadonlySet<string> = new Set([
  'raw fish',
  'raw',
  'spicy',
  'hot',
  'alcohol',
  'contains alcohol',
  'pork',
]);

/** What keeps one diet keeps these, too. No object: a mark may be called `constructor`. */
export const includedDiets: ReadonlyMap<string, readonly string[]> = new Map([
  ['vegan', ['vegetarian', 'pescatarian', 'dairy-free', 'lactose-free', 'egg-free']],
  ['vegetarian', ['pescatarian']],
  ['dairy-free', ['lactose-free']],
]);

export function statementsOf({ attributes }: Described): ProductStatements {
  const dietary = new Map<string, string>();
  const allergens = new Map<string, string>();
  const traces = new Map<string, string>();
  const unread = new Set<Subject>();
  const add = (subject: Subject, stated: Map<string, string>, value: string) => {
    if (!addStated(stated, value)) unread.add(subject);
  };
  for (const { key, value } of attributes) {
    const name = folded(key);
    if (name === 'dietary') add('dietary', dietary, value);
    else if (name === 'allergens' || name === 'allergen') add('allergens', allergens, value);
    else if (isOfTraces(name)) add('allergens', traces, value);
    // Its words are prose, or another list: what they name may be among the allergens.
    else if (/allergen/.test(name)) unread.add('allergens');
  }
  // What a dish may contain says nothing of what it is made of.
  if (allergens.size === 0 && traces.size > 0) unread.add('allergens');
  const all = new Map([...traces, ...allergens]);
  const statesAllergens = all.size > 0;
  for (const word of none) all.delete(word);
  return {
    dietary: dietary.size > 0 ? dietary : null,
    allergens: statesAllergens ? all : null,
    unread,
  };
}

/** Whether an attribute of this name says what a dish may contain. */
export function isOfTraces(name: string): boolean {
  return /\bmay (also )?contain\b|\btraces?\b/.test(folded(name).replace(/[\s_-]+/g, ' '));
}

/** False for a value of which a part says nothing, as one of a kind that is not read does, or that is cut. */
function addStated(stated: Map<string, string>, values: string): boolean {
  const isWhole = values.split(/[,;()]/).every((part) => !folded(part) || isSaid(folded(part)));
  const said = partsOf(values).filter((part) => isSaid(folded(part)));
  for (const part of said) if (!stated.has(folded(part))) stated.set(folded(part), part.trim());
  return said.length > 0 && isWhole && !values.trimEnd().endsWith('…');
}

const isSaid = (word: string): boolean => none.has(word) || (/[\p{L}\p{N}]/u.test(word) && !unsaid.has(word));

/** The statements of a value, at commas and semicolons that stand in no brackets. */
function partsOf(values: string): readonly string[] {
  return isConditional(folded(values)) ? [values] : (values.match(/(?:[^,;()]|\([^()]*\)?|\))+/g) ?? []);
}

/** Whether a product says that it keeps a diet, or one that includes it. */
export function keepsDiet(dietary: Statements, diet: string): boolean {
  return dietary.has(diet) || [...dietary.keys()].some((word) => includedDiets.get(word)?.includes(diet));
}

/** Letters and marks of footnotes, which would be joined to the word before; what they say is not known. */
const raised =
  /[\u00aa\u00ba\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d6a\u1d9b-\u1dbf\u2071\u207f\u2090-\u209c\u2120\u2122]/g;

/** In lower case, without what nobody sees, and in one spelling of each letter: the same words are the same text. */
export function folded(text: string): string {
  return text
    .replace(raised, '*')
    .normalize('NFKC')
    .replace(/[^\P{DI}\u200b]/gu, '')
    .trim()
    .toLowerCase();
}
