import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchableProduct } from '@shop/shared/contracts/provider';
import { foodsLeftOutBy, includedDiets, isOfTraces, statementsOf } from '@shop/shared/diet';
import { soldOutLast } from '../sold-out-last.ts';

/** What a search of our own finds. Sold-out products are last in each list. */
export interface FoundProducts {
  readonly found: readonly SearchableProduct[];
  /** They have the words among their allergens alone, or what the search asks to be free from. */
  readonly withAllergen: readonly SearchableProduct[];
}

interface IndexedProduct {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly dietary: string;
  readonly facts: string;
  readonly description: string;
  readonly allergens: string;
}

const fields = ['name', 'category', 'dietary', 'facts', 'description', 'allergens'] as const;

/** Of a search so much is read: a browser compares each word with all words of the menu. */
const [mostWords, mostLetters] = [12, 200];

/** Searches products by their words, which may be typed wrong, without accents, or in part. */
export function createProductIndex(products: readonly SearchableProduct[]) {
  const documents = products.map(toIndexed);
  const index = new MiniSearch<IndexedProduct>({
    fields: [...fields],
    processTerm: foldWord,
    searchOptions: {
      prefix: true,
      // How many letters may be wrong.
      fuzzy: (word) => (word.length > 7 ? 2 : word.length > 3 ? 1 : false),
      weights: { prefix: 0.7, fuzzy: 0.3 },
      boost: { name: 4, category: 3, dietary: 2, facts: 2 },
    },
  });
  index.addAll(documents);

  return (text: string): FoundProducts => {
    const term = text.trim().slice(0, mostLetters).split(/\s+/).slice(0, mostWords).join(' ');
    const whole = index.search(term, { combineWith: 'AND' });
    const results = whole.length > 0 ? whole : index.search(term);
    const parts = documents.filter((document) => hasPart(document, foldWord(term)));
    const places = [...new Set([...results.map(placeOf), ...parts.map(({ id }) => id)])];
    const unwanted = index.search(unwantedWords(term), { fields: ['allergens'] });
    const apart = new Set([...results.filter(isAllergenOnly), ...unwanted].map(placeOf));
    const at = (place: number) => products[place] ?? [];
    return {
      found: soldOutLast(places.filter((place) => !apart.has(place)).flatMap(at)),
      withAllergen: soldOutLast(places.filter((place) => apart.has(place)).flatMap(at)),
    };
  };
}

function toIndexed(product: SearchableProduct, id: number): IndexedProduct {
  const { dietary, allergens } = statementsOf(product);
  const marks = [...(dietary?.keys() ?? [])];
  const isOfAllergens = (key: string) => /allergen/i.test(key) || isOfTraces(key);
  const facts = product.attributes.filter(
    ({ key }) => key.trim().toLowerCase() !== 'dietary' && !isOfAllergens(key),
  );
  const further = product.attributes.filter(
    ({ key }) => isOfAllergens(key) && !/^allergens?$/i.test(key.trim()),
  );
  return {
    id,
    name: product.name,
    category: product.category?.name ?? '',
    dietary: marks.flatMap((mark) => [mark, ...(includedDiets.get(mark) ?? [])]).join(' '),
    facts: facts.map(({ key, value }) => `${key} ${value}`).join(' '),
    description: product.description,
    allergens: [...(allergens?.keys() ?? []), ...further.map(({ value }) => value)].join(' '),
  };
}

/** Whether a product's name or category holds the text inside of a word: `maki` in `hosomaki`. */
function hasPart({ name, category }: IndexedProduct, part: string): boolean {
  return part.length > 2 && foldWord(`${name} ${category}`).includes(part);
}

function isAllergenOnly({ match }: SearchResult): boolean {
  return Object.values(match)
    .flat()
    .every((field) => field === 'allergens');
}

const listed = String.raw`[\p{L}\p{M}]+(?:\s+(?:and|or|&)\s+[\p{L}\p{M}]+)*`;
const freeFrom = new RegExp(
  String.raw`(${listed})[\s\p{Pd}]+free(?!\s+(?:from|of)\b|\p{L})|(?<!\p{L})(?:free\s+(?:from|of)|without|no|not|non|w\/o)[\s\p{Pd}]+(${listed})`,
  'giu',
);

/** What a search asks to be free from: `soy` of `soy free`, `free from soy` and `without soy`; of `dairy free` milk, too. */
function unwantedWords(term: string): string {
  const said = [...term.matchAll(freeFrom)].map(([, before = '', after = '']) => before || after);
  const words = foldWord(said.join(' ')).split(/[\s&]+/);
  return words.flatMap((word) => [word, ...foodsLeftOutBy(`${word}-free`)]).join(' ');
}

// The ids are ours.
const placeOf = ({ id }: SearchResult): number => Number(id);

/** In lower case and without accents. */
function foldWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
