import {
  endpointsByName,
  id,
  isList,
  money,
  requiredAddress,
  requiredText,
  type Endpoint,
} from '@shop/shared/contracts/provider';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Dialect } from '../profile.ts';
import { sampleInputs } from './sample-inputs.ts';

type AnyEndpoint = Endpoint<never, unknown>;

/** An OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1), as far as it is used here. */
export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

export interface Operation {
  /** Name of the call. */
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
  readonly security: readonly object[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: object;
  readonly example?: unknown;
}

type DescribedDialect = Omit<Dialect, 'paging'>;

/** Describes the calls of the shop as the contracts have them, for a provider of the given dialect. */
export function openApi(dialect: DescribedDialect): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpointsByName.values()) {
    const path = (dialect.paths[endpoint.name] ?? endpoint.path).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, dialect) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Provider of the shop',
      version: '1.0.0',
      description: 'Every call that the shop makes. Fields that may be null or absent are not required.',
    },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(endpoint: AnyEndpoint, dialect: DescribedDialect): Operation {
  const { params = {}, query = {}, body } = endpoint.request(sampleInput(endpoint, dialect) as never);
  const parameters = (place: 'path' | 'query', values: Readonly<Record<string, unknown>>): Parameter[] =>
    Object.entries(values).map(([name, example]) => ({
      name,
      in: place,
      required: place === 'path',
      schema: schemaOfSample(example),
      example,
    }));
  return {
    operationId: endpoint.name,
    parameters: [...headers(endpoint, dialect), ...parameters('path', params), ...parameters('query', query)],
    ...(body !== undefined && {
      requestBody: { required: true, content: json(schemaOfSample(body), body) },
    }),
    responses: {
      200: { description: 'The answer.', content: json(answerSchema(endpoint)) },
      ...(endpoint.nullWhenNotFound && { 404: { description: 'There is none.' } }),
      default: { description: 'A failure.', content: json(failureSchema) },
    },
    security: securityOf(endpoint),
  };
}

/** What the shop sends, with the login's field as the dialect names it. */
function sampleInput({ name }: AnyEndpoint, { loginField = 'login_id' }: DescribedDialect): object {
  const sample = sampleInputs[name] ?? {};
  if (name !== 'accounts.login') return sample;
  const { login_id: login, ...others } = sample;
  return { [loginField]: login, ...others };
}

function headers(
  { name }: AnyEndpoint,
  { tenantHeader, idempotencyHeader }: DescribedDialect,
): readonly Parameter[] {
  const tenant = { name: tenantHeader, in: 'header', required: true, schema: { type: 'integer' } } as const;
  if (name !== 'orders.create') return [tenant];
  return [tenant, { name: idempotencyHeader, in: 'header', required: false, schema: { type: 'string' } }];
}

/** `{}` stands for a call without a bearer. */
function securityOf({ session }: AnyEndpoint): object[] {
  if (session === 'none') return [{}];
  return session === 'required' ? [{ bearer: [] }] : [{}, { bearer: [] }];
}

const failureSchema = {
  type: 'object',
  properties: { detail: { type: 'string' } },
  additionalProperties: { type: 'array', items: { type: 'string' } },
};

function json(schema: object, example?: unknown): object {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

/**
 * What an answer should look like, as JSON Schema 2020-12. A list may be an array, or a page of it.
 * @param isWhole whether what the shop can do without has to be there, too
 */
export function answerSchema(
  { name, answer }: Pick<AnyEndpoint, 'name' | 'answer'>,
  isWhole = false,
): JsonSchema {
  const {
    $schema: _,
    $defs,
    ...page
  } = toJsonSchema(answer, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => overridden(valibotSchema, jsonSchema, isWhole),
  });
  const array = page.properties?.['results'];
  const schema = isList(name) && array ? { anyOf: [array, page] } : page;
  // With an id of its own the schema's references count from itself, not from the document.
  return $defs ? { $id: `urn:call:${name}`, ...schema, $defs } : schema;
}

/** JSON Schema's patterns of text by what they let through. */
export const patterns = { amount: String.raw`^-?\d+(\.\d+)?$`, filled: String.raw`\S` } as const;

/** Fields whose text needs more than its type; numbers have no pattern. */
const patternOf = new Map<object, string>([
  [money, patterns.amount],
  [id, patterns.filled],
  [requiredText, patterns.filled],
  [requiredAddress, patterns.filled],
]);

/** The field's types, and the pattern of its text. */
function overridden(schema: object, described: JsonSchema, isWhole: boolean): JsonSchema | undefined {
  const typed = withTypes(schema, described, isWhole);
  const pattern = patternOf.get(schema);
  return pattern === undefined ? typed : { ...(typed ?? described), pattern };
}

/** What the shop can do without may be null or absent; a choice of simple types is one list of them. */
function withTypes(schema: object, described: JsonSchema, isWhole: boolean): JsonSchema | undefined {
  if ('entries' in schema) {
    const entries = Object.entries(schema.entries as Readonly<Record<string, v.GenericSchema>>);
    const isDispensable = (entry: v.GenericSchema) => entry.type === 'nullish' || 'fallback' in entry;
    const required = entries.flatMap(([name, entry]) =>
      entry.type === 'optional' || (!isWhole && isDispensable(entry)) ? [] : name,
    );
    return { ...described, required };
  }
  const { anyOf, ...rest } = described;
  const types = (anyOf ?? [described]).map((one) => (typeof one === 'object' ? one.type : undefined));
  const isSimple = !anyOf || anyOf.every((one) => typeof one === 'object' && Object.keys(one).length === 1);
  if (!isSimple) return undefined;
  const all = [...types.flat(), ...('fallback' in schema ? ['null' as const] : [])];
  const known = all.filter((type) => type !== undefined);
  return known.length > 1 ? { ...rest, type: [...new Set(known)] } : undefined;
}

/** The schema of a value: its own type, and for an object the fields that it has. */
function schemaOfSample(value: unknown): JsonSchema {
  if (value === null) return { type: ['number', 'string', 'null'] };
  if (typeof value !== 'object')
    return { type: typeof value === 'number' ? 'integer' : (typeof value as 'string') };
  const properties = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, schemaOfSample(field)]),
  );
  return { type: 'object', properties, required: Object.keys(value) };
}
