import { hostileSamples } from '@shop/shared/testing/hostile-html';
import { addresses } from './addresses.ts';
import { clobbering } from './clobbering.ts';
import { markup } from './markup.ts';
import { mutations } from './mutations.ts';
import { numbers } from './numbers.ts';
import { sizes } from './sizes.ts';
import { identifiers, invisible, prototypeKeys } from './texts.ts';

/** One thing that a hostile provider may say. */
export interface Vector {
  /** Its place among all. What runs says it: `hostile(17)`; what calls home asks for beacon.example/17/. */
  readonly id: number;
  readonly family: string;
  readonly value: unknown;
}

const families: Readonly<Record<string, readonly unknown[]>> = {
  markup,
  mutation: mutations,
  clobbering,
  address: addresses,
  'prototype key': prototypeKeys,
  invisible,
  identifier: identifiers,
  number: numbers.map(([value]) => value),
  size: sizes,
  'earlier sample': hostileSamples,
};

const marked = (value: unknown, id: number): unknown =>
  typeof value === 'string'
    ? value.replaceAll('hostile()', `hostile(${id})`).replaceAll('beacon.example/', `beacon.example/${id}/`)
    : value;

export const vectors: readonly Vector[] = Object.entries(families)
  .flatMap(([family, values]) => values.map((value) => ({ family, value })))
  .map(({ family, value }, id) => ({ id, family, value: marked(value, id) }));

/** Vectors in portions that a page can show; the very long and deep ones one at a time. */
export function batches(of: readonly Vector[], size: number): Vector[][] {
  const isLarge = ({ family }: Vector) => family === 'size';
  const cut = (some: readonly Vector[], each: number) =>
    Array.from({ length: Math.ceil(some.length / each) }, (_, at) => some.slice(at * each, at * each + each));
  return [
    ...cut(
      of.filter((one) => !isLarge(one)),
      size,
    ),
    ...cut(of.filter(isLarge), 1),
  ];
}

export const isNumber = ({ family }: Vector): boolean => family === 'number';

/** Every nth vector of each family, the large ones left out. */
export function sampled(nth: number): Vector[] {
  return vectors.filter(({ family, id }) => family !== 'size' && id % nth === 0);
}

/** Those of the families that `npm run test:attack -- --family` names; without names all. */
export function wantedVectors(): Vector[] {
  const names = process.env['ATTACK_FAMILIES']?.split(',').filter(Boolean) ?? [];
  return vectors.filter(({ family }) => names.length === 0 || names.includes(family));
}
