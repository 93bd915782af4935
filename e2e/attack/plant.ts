import type { Kind } from './places.ts';
import { asWritten } from './vectors/numbers.ts';
import type { Vector } from './vectors/index.ts';

/** `content`: what is said of things. `identifier`: what they are called by, in addresses and calls. `number`: numbers alone. */
export type Pass = 'content' | 'identifier' | 'number';

export interface Plan {
  readonly batch: readonly Vector[];
  readonly pass: Pass;
  /** The names of the only fields that get a vector. */
  readonly fields?: readonly string[];
  /** What else a record of its own says. */
  readonly said?: Readonly<Record<string, unknown>>;
}

type Kinds = ReadonlyMap<string, Kind>;

/** The kind of a field that gets a vector; undefined for one that stays as it is. */
function plantedKind(name: string, kinds: Kinds, { pass, fields }: Plan): Kind | undefined {
  if (fields) return fields.includes(name) ? 'number' : undefined;
  const kind = kinds.get(name);
  if (pass !== 'content') return kind === pass ? kind : undefined;
  return kind === 'identifier' ? undefined : kind;
}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list keeps its first two records as they are; further ones are copies of the first, each with a vector in its fields. */
function plantInList(list: readonly unknown[], kinds: Kinds, plan: Plan, isPart: boolean): unknown[] {
  const [first] = list;
  if (!isRecord(first)) return [...list];
  const hostile = plan.batch.map((vector) => {
    const named = { id: 100_000 + vector.id, ...(!isPart && { slug: `vector-${vector.id}` }) };
    const own = plan.pass === 'identifier' ? {} : named;
    const copy = plantInRecord({ ...first, ...own }, kinds, vector, plan);
    // Keys that JSON.parse makes own properties of, whatever they are called.
    return { ...copy, '@@proto@@': { polluted: true }, constructor: { prototype: { polluted: true } } };
  });
  return [...list.slice(0, 2), ...hostile];
}

/** A copy with the vector in all fields of the pass; a very large one stands in the first text and the first HTML alone. */
function plantInRecord(record: Fields, kinds: Kinds, vector: Vector, plan: Plan): Fields {
  const used = new Set<Kind>();
  const plantIn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plantIn);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, old]) => {
        const kind = plantedKind(name, kinds, plan);
        if (name === 'attributes' && Array.isArray(old))
          return [name, [...old.map(plantIn), ...stated(vector, plan)]];
        if (!kind || isRecord(old) || Array.isArray(old)) return [name, plantIn(old)];
        const isTooMuch = vector.family === 'size' && (used.has(kind) || !/^(text|html)$/.test(kind));
        if (isTooMuch) return [name, old];
        used.add(kind);
        return [name, inField(kind, vector)];
      }),
    );
  };
  return plantIn(record) as Fields;
}

/** What a dish says by the names that filters and diets read. */
function stated({ family, value }: Vector, { pass }: Plan): object[] {
  if (pass !== 'content' || family === 'size') return [];
  return ['Dietary', 'Allergens'].map((key, nth) => ({ id: nth, key, value }));
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** As HTML an address stands where HTML has addresses, with a word that shows only when it is formatted. */
function inField(kind: Kind, { family, value }: Vector): unknown {
  if (kind !== 'html' || typeof value !== 'string') return value;
  if (family !== 'address') return `<p><b>sample</b></p>${value}`;
  const address = inAttribute(value);
  return `<p><b>sample</b></p><a href="${address}">press</a><img src="${address}" srcset="${address} 2x"><iframe src="${address}"></iframe><blockquote cite="${address}">words</blockquote>`;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A record of its own: its lists hold a vector each, its HTML all of them one behind the other, its texts all as one. */
function plantInWhole(record: Fields, kinds: Kinds, plan: Plan): Fields {
  const { batch, said } = plan;
  const [first] = batch;
  const entries = Object.entries(record).map(([name, old]): [string, unknown] => {
    const kind = plantedKind(name, kinds, plan);
    if (Array.isArray(old)) return [name, plantInList(old, kinds, plan, true)];
    if (isRecord(old) && first) return [name, plantInRecord(old, kinds, first, plan)];
    if (!kind || !first) return [name, old];
    if (kind === 'html')
      return [name, batch.map((vector) => `<section>${asText(inField(kind, vector))}</section>`).join('')];
    if (kind === 'text') return [name, batch.map(({ value }) => asText(value)).join(' ')];
    return [name, kind === 'identifier' ? old : first.value];
  });
  return { ...Object.fromEntries(entries), ...said };
}

/** The answer with the plan's vectors in it. */
export function plant(answer: unknown, kinds: Kinds, plan: Plan): unknown {
  if (Array.isArray(answer)) return plantInList(answer, kinds, plan, false);
  if (!isRecord(answer)) return answer;
  const { results } = answer;
  if (Array.isArray(results)) return { ...answer, results: plantInList(results, kinds, plan, false) };
  return plantInWhole(answer, kinds, plan);
}

const [before = '', after = ''] = asWritten('|').split('|');
const writtenNumber = new RegExp(`"${before}([^"@]*)${after}"`, 'g');

/** JSON, with what JavaScript cannot hold as it was meant to be written. */
export function write(answer: unknown): string {
  return JSON.stringify(answer).replaceAll('"@@proto@@"', '"__proto__"').replace(writtenNumber, '$1');
}
