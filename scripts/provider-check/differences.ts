import { endpointsByName, type Endpoint } from '@shop/shared/contracts/provider';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { answerSchema } from '../../sandbox/openapi/openapi.ts';

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
  const differences = found.map((error) => differenceOf(error, answer));
  return [...new Map(differences.map((one) => [`${one.field} ${one.expected} ${one.got}`, one])).values()];
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
  return { field: fieldOf(place), expected: [params['type']].flat().join(' or '), got: typeOf(value) };
}

function fieldOf(place: readonly string[]): string {
  const path = place.map((part) => (/^\d+$/.test(part) ? '[]' : `.${part}`)).join('');
  return path.replace(/^\./, '') || 'answer';
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
