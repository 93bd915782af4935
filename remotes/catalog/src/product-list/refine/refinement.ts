import { folded } from '@shop/shared/diet';

/** Order and filters of a list, as the address holds them. */
export interface Refinement {
  readonly sort: 'price' | '-price' | 'name' | null;
  /** Marks that a product must all have, in lower case. */
  readonly dietary: readonly string[];
  /** Marks that a product must not have, in lower case. */
  readonly avoid: readonly string[];
  /** Allergens that a product must not have, in lower case. */
  readonly without: readonly string[];
  /** Subjects that a product need not state; a filter on any other subject leaves out products that do not state it. */
  readonly unstated: readonly Unstated[];
  /** Cents, inclusive. */
  readonly min: number | null;
  readonly max: number | null;
  readonly available: boolean;
  readonly offer: boolean;
}

export type Unstated = 'dietary' | 'allergens';

/** Words of a filter that are read: each is a link with all the others, so that a made-up address would bring the page to a stop. */
const mostWords = 40;

/** Reads the part of an address that sorts and filters; ignores unknown values. */
export function readRefinement(key: string): Refinement {
  const query = new URLSearchParams(key);
  const words = (name: string) =>
    [...new Set(query.getAll(name).map(folded).filter(Boolean))].slice(0, mostWords);
  const [one, other] = [readCents(query.get('min')), readCents(query.get('max'))];
  const turned = one !== null && other !== null && one > other;
  const sort = query.get('sort');
  return {
    sort: sort === 'price' || sort === '-price' || sort === 'name' ? sort : null,
    dietary: words('dietary'),
    avoid: words('avoid'),
    without: words('without'),
    unstated: words('unstated').filter((word) => word === 'dietary' || word === 'allergens'),
    min: turned ? other : one,
    max: turned ? one : other,
    available: query.get('available') === '1',
    offer: query.get('offer') === '1',
  };
}

/** The inverse of `readRefinement`: the shortest text with the same meaning. */
export function writeRefinement(refinement: Refinement): string {
  const query = new URLSearchParams();
  if (refinement.sort) query.set('sort', refinement.sort);
  for (const name of ['dietary', 'avoid', 'without', 'unstated'] as const) {
    for (const word of refinement[name]) query.append(name, word);
  }
  if (refinement.min !== null) query.set('min', String(refinement.min / 100));
  if (refinement.max !== null) query.set('max', String(refinement.max / 100));
  if (refinement.available) query.set('available', '1');
  if (refinement.offer) query.set('offer', '1');
  return query.toString();
}

/** Removes all filters and keeps the order. */
export function withoutFilters({ sort }: Refinement): Refinement {
  return { ...readRefinement(''), sort };
}

/** Dollars as typed, `9`, `9.5` or `$9.50`, in cents; null for anything else. */
export function readCents(text: string | null): number | null {
  const [, dollars] = /^\s*\$?\s*(\d{1,7}(?:[.,]\d{0,2})?)\s*$/.exec(text ?? '') ?? [];
  return dollars === undefined ? null : Math.round(Number(dollars.replace(',', '.')) * 100);
}
