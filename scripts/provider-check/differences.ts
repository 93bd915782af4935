import { endpointsByName, type Endpoint } from '@shop/shared/contracts/provider';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { answerSchema, patterns } from '../../sandbox/openapi/openapi.ts';

/** A field of an answer that is not what the contract says. */
export interface Difference {
  /** Place in the answer, e.g. `results[].price`; `answer` for all of it. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

type AnyEndpoint = Pick<Endpoint<never, unknown>, 'name' | 'answer'>;

const ajv = new Ajv2020({ allErrors: true, strict: false, allowUnionTypes: true });
const validators = new Map(
  [...endpointsByName.values()].map((endpoint) => [endpoint.name, ajv.compile(answerSchema(endpoint))]),
);

/** Where an answer differs from its contract, each kind of field once. */
export function differencesOf({ name }: AnyEndpoint, answer: unknown): Difference[] {
  const isValid = validators.get(name);
  if (!isValid || isValid(answer)) return [];
  const found = (isValid.errors ?? []).filter((error) => isAboutShape(error, answer));
  return withoutRepeats(found.map((error) => differenceOf(error, answer)));
}

/** Each field with what came once; what may stand there, as `object` and `null`, in one line. */
function withoutRepeats(differences: readonly Difference[]): Difference[] {
  const alike = Map.groupBy(differences, ({ field, got }) => `${field} ${got}`);
  return [...alike.values()].flatMap(([first, ...others]) => {
    const expected = new Set([first, ...others].map((one) => one?.expected));
    return first ? [{ ...first, expected: [...expected].join(' or ') }] : [];
  });
}

/** Of a list that may be an array or a page, only what is said of the one that it is. */
function isAboutShape({ keyword, schemaPath }: ErrorObject, answer: unknown): boolean {
  if (keyword === 'anyOf') return false;
  const [, branch] = /^#\/anyOf\/(\d)/.exec(schemaPath) ?? [];
  return branch === undefined || (branch === '0') === Array.isArray(answer);
}

function differenceOf({ keyword, instancePath, params }: ErrorObject, answer: unknown): Difference {
  const place = instancePath.split('/').slice(1);
  if (keyword === 'required')
    return {
      field: fieldOf([...place, String(params['missingProperty'])]),
      expected: 'a value',
      got: 'nothing',
    };
  const value = place.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], answer);
  if (keyword === 'pattern')
    return { field: fieldOf(place), expected: patternTexts.get(params['pattern']) ?? '', got: excerpt(value) };
  return { field: fieldOf(place), expected: [params['type']].flat().join(' or '), got: typeOf(value) };
}

const patternTexts = new Map<unknown, string>([
  [patterns.amount, 'a plain amount, as "9.80"'],
  [patterns.filled, 'text that is not blank'],
]);

const mostLetters = 40;

function excerpt(value: unknown): string {
  return JSON.stringify(String(value).slice(0, mostLetters));
}

function fieldOf(place: readonly string[]): string {
  const path = place.map((part) => (/^\d+$/.test(part) ? '[]' : `.${part}`)).join('');
  return path.replace(/^\./, '') || 'answer';
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
