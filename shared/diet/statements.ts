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
}

const none = new Set(['none', 'no', '-', '–', '—']);

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

/** What keeps one diet keeps these, too. */
export const includedDiets: Readonly<Record<string, readonly string[]>> = {
  vegan: ['vegetarian', 'pescatarian', 'dairy-free', 'lactose-free', 'egg-free'],
  vegetarian: ['pescatarian'],
  'dairy-free': ['lactose-free'],
};

export function statementsOf({ attributes }: Described): ProductStatements {
  const dietary = new Map<string, string>();
  const allergens = new Map<string, string>();
  for (const { key, value } of attributes) {
    const subject = folded(key);
    if (subject === 'dietary') addStated(dietary, value);
    else if (subject === 'allergens' || subject === 'allergen') addStated(allergens, value);
  }
  const statesAllergens = allergens.size > 0;
  for (const word of none) allergens.delete(word);
  return { dietary: dietary.size > 0 ? dietary : null, allergens: statesAllergens ? allergens : null };
}

function addStated(stated: Map<string, string>, values: string): void {
  for (const value of values.split(/[,;]/)) {
    const word = folded(value);
    if (word && !stated.has(word)) stated.set(word, value.trim());
  }
}

/** Whether a product says that it keeps a diet, or one that includes it. */
export function keepsDiet(dietary: Statements, diet: string): boolean {
  return dietary.has(diet) || [...dietary.keys()].some((word) => includedDiets[word]?.includes(diet));
}

export function folded(text: string): string {
  return text.trim().toLowerCase();
}
