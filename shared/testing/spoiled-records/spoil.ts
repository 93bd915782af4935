import { failure, type ProviderAnswers } from '../area/provider-answers.ts';

// For tests: good answers of a provider, with single fields and records replaced by everything that providers send.

export type Path = readonly (string | number)[];

/** Good answers by the path of their call, below the API base and without the query. */
export type Answers = Readonly<Record<string, unknown>>;

/** A provider that has these answers, and no others. */
export function answeringBy(answers: Answers): ProviderAnswers {
  return ({ path }) => {
    const [call = ''] = path.split('?');
    return call in answers ? answers[call] : failure(404, { detail: 'Not found.' });
  };
}

/** One place in the answers, and what stands there. */
export interface Spoilage {
  readonly call: string;
  readonly path: Path;
  readonly way: string;
  /** Undefined: nothing. */
  readonly value: unknown;
}

/** What may come in place of any field or record; the number makes ids and names differ from each other. */
const ways: Readonly<Record<string, (nth: number) => unknown>> = {
  missing: () => undefined,
  null: () => null,
  'empty text': () => '',
  blank: () => '  ',
  text: (nth) => `text-${nth}`,
  uuid: (nth) => `0b9f6a1e-3f0a-4c8e-9d5c-${String(nth).padStart(12, '0')}`,
  number: (nth) => 7000 + nth,
  'number as text': (nth) => String(7000 + nth),
  fraction: () => 7.5,
  nought: () => 0,
  negative: () => -3,
  huge: () => 1e300,
  yes: () => true,
  no: () => false,
  'yes as text': () => 'true',
  object: () => ({}),
  'other object': () => ({ en: 'text', value: 5 }),
  list: () => [],
  'list of text': () => ['text'],
  'list of odd things': () => [null, 5, {}, [[]]],
  'point and comma': () => '1,250.00',
  'comma and point': () => '1.250,00',
  'space and point': () => '1 250.00',
  'decimal comma': () => '12,50',
  'ambiguous comma': () => '1,250',
  dollars: () => '$9.80',
  'currency code': () => '9.80 USD',
  'no number': () => 'NaN',
  exponent: () => '1e3',
  'not available': () => 'N/A',
  'long word': () => 'x'.repeat(300),
};

/** Every place of the answers with every way. Of a list only the first two entries are spoiled, so that good ones are left. */
export function everySpoilage(answers: Answers): Spoilage[] {
  const places = Object.entries(answers).flatMap(([call, answer]) =>
    placesIn(answer).map((path) => ({ call, path })),
  );
  return places.flatMap((place, nth) =>
    Object.entries(ways).map(([way, make]) => ({ ...place, way, value: make(nth + 1) })),
  );
}

const mostSpoiled = 2;

function placesIn(value: unknown): Path[] {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.slice(0, mostSpoiled).entries()]
    : Object.entries(isObject(value) ? value : {});
  return [[], ...entries.flatMap(([key, below]) => placesIn(below).map((path) => [key, ...path]))];
}

/** A copy of the answers with the places replaced; a place that is gone already stays so. */
export function spoil(answers: Answers, spoilages: readonly Spoilage[]): Answers {
  return spoilages.reduce<Answers>(
    (spoiled, { call, path, value }) => ({ ...spoiled, [call]: replaced(spoiled[call], path, value) }),
    answers,
  );
}

function replaced(whole: unknown, [key, ...below]: Path, value: unknown): unknown {
  if (key === undefined) return value === undefined ? null : value;
  if (Array.isArray(whole)) {
    return whole.map((entry: unknown, place) => (place === key ? replaced(entry, below, value) : entry));
  }
  if (!isObject(whole) || !(key in whole)) return whole;
  const { [key]: old, ...others } = whole;
  if (below.length === 0 && value === undefined) return others;
  return { ...whole, [key]: replaced(old, below, value) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The path as text, with `*` for the places in lists: `*.attributes.*.key`. */
function patternOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
}

/** Which fields of an answer make a record go when they are spoiled. */
export interface Essentials {
  /** Ids and texts: the record goes where they are neither a number nor a text. */
  readonly needed: readonly string[];
  /** The record may go, whatever came. */
  readonly deciding?: readonly string[];
}

/** The marks in the answers of the calls that must be on the page although it was spoiled. */
export function expectedMarks(
  answers: Answers,
  essentials: Readonly<Record<string, Essentials>>,
  spoilages: readonly Spoilage[],
): string[] {
  return Object.keys(essentials).flatMap((call) => {
    const gone = spoilages
      .filter((spoilage) => spoilage.call === call)
      .map((spoilage) => goneWith(spoilage, essentials[call]));
    return marksIn(answers[call])
      .filter(({ path }) => !gone.some((place) => place.every((key, at) => key === path[at])))
      .map(({ mark }) => mark);
  });
}

/** The place that a spoilage takes with it: the field alone, or its record. */
function goneWith({ path, value }: Spoilage, essentials: Essentials | undefined): Path {
  const pattern = patternOf(path);
  const isReadable = typeof value === 'string' ? value.trim() !== '' : typeof value === 'number';
  const isGone =
    essentials?.deciding?.includes(pattern) || (!isReadable && essentials?.needed.includes(pattern));
  return isGone ? path.slice(0, -1) : path;
}

/** Texts of good answers that show on the page: `Mark-12`. */
function marksIn(value: unknown, path: Path = []): { path: Path; mark: string }[] {
  if (typeof value === 'string') return /Mark-\d+/.test(value) ? [{ path, mark: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, below]) => marksIn(below, [...path, key]));
}
