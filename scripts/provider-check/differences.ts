import { endpointsByName, type Endpoint } from '@shop/shared/contracts/provider';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { answerSchema, patterns } from '../../sandbox/openapi/openapi.ts';

/** A field of an answer that is not what the contract says. */
export interface Difference {
  /** Place in the answer, e.g. `results[].price`; `answer` for all of it. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

type AnyEndpoint = Pick<Endpoint<never, unknown>, 'name' | 'answer'>;

const validatorsOf = (isWhole: boolean) => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, allowUnionTypes: true });
  const schemas = [...endpointsByName.values()].map(
    (endpoint) => [endpoint.name, ajv.compile(answerSchema(endpoint, isWhole))] as const,
  );
  return new Map(schemas);
};
const validators = validatorsOf(false);
const wholeValidators = validatorsOf(true);

/** Where an answer differs from its contract, each kind of field once; a field that may be absent where no record has it. */
export function differencesOf({ name }: AnyEndpoint, answer: unknown): Difference[] {
  const errorsOf = (isValid: ValidateFunction | undefined) =>
    !isValid || isValid(answer) ? [] : (isValid.errors ?? []);
  const absent = errorsOf(wholeValidators.get(name)).filter(
    (error) => error.keyword === 'required' && !hasAny(answer, placeOf(error)),
  );
  const found = [...errorsOf(validators.get(name)), ...absent];
  return withoutRepeats(
    found.filter((error) => isAboutShape(error, answer)).map((error) => differenceOf(error, answer)),
  );
}

/** Whether any record has a field; a number in its place stands for every one of a list. */
function hasAny(value: unknown, [key, ...below]: readonly string[]): boolean {
  if (key === undefined) return value !== undefined;
  if (Array.isArray(value)) return value.some((entry) => hasAny(entry, below));
  return typeof value === 'object' && value !== null && hasAny(Reflect.get(value, key), below);
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

function differenceOf(error: ErrorObject, answer: unknown): Difference {
  const { keyword, params } = error;
  const place = placeOf(error);
  const field = fieldOf(place);
  if (keyword === 'required') return { field, expected: 'a value', got: 'nothing' };
  const value = place.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], answer);
  if (keyword === 'pattern')
    return { field, expected: patternTexts.get(params['pattern']) ?? '', got: excerpt(value) };
  return { field, expected: [params['type']].flat().join(' or '), got: typeOf(value) };
}

function placeOf({ keyword, instancePath, params }: ErrorObject): string[] {
  const place = instancePath.split('/').slice(1);
  return keyword === 'required' ? [...place, String(params['missingProperty'])] : place;
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
