import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

// schema.org's own definitions, as N-Quads.
const folder = dirname(findPackageJSON('@vocabulary/schema', import.meta.url) ?? '');
const definitions = readFileSync(join(folder, 'schema.nq'), 'utf8');

/** Objects by subject, of one predicate, by the last part of their names. */
function relation(predicate: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const pattern = new RegExp(
    `^<https?://schema\\.org/(\\w+)> <[^>]*[/#]${predicate}> <[^>]*[/#](\\w+)>`,
    'gm',
  );
  for (const [, subject = '', object = ''] of definitions.matchAll(pattern))
    found.set(subject, (found.get(subject) ?? new Set()).add(object));
  return found;
}

const parents = relation('subClassOf');
const domains = relation('domainIncludes');
const ranges = relation('rangeIncludes');
const types = relation('type');

/** A class and all that it is a kind of. */
function kindsOf(name: string): Set<string> {
  const kinds = new Set([name]);
  for (const kind of kinds) for (const parent of parents.get(kind) ?? []) kinds.add(parent);
  return kinds;
}

const isClass = (name: string) => types.get(name)?.has('Class') === true;
const includes = (allowed: ReadonlySet<string> | undefined, name: string) =>
  [...kindsOf(name)].some((kind) => allowed?.has(kind));

/**
 * What is wrong with an object of structured data by schema.org's definitions: unknown types and properties, properties of other
 * types, values that a property does not take. Empty when all is right.
 */
export function structuredDataProblems(thing: object): string[] {
  const { '@context': context, ...rest } = Object.fromEntries(Object.entries(thing));
  return [
    ...(context === 'https://schema.org' ? [] : [`@context is ${String(context)}`]),
    ...objectProblems(rest, 'thing'),
  ];
}

type Values = Readonly<Record<string, unknown>>;

function objectProblems(values: Values, place: string): string[] {
  const { '@type': type, '@id': id, ...properties } = values;
  if (id !== undefined && !isAddress(id)) return [`${place}: @id ${JSON.stringify(id)} is no address`];
  // A reference to a thing that is described elsewhere.
  if (type === undefined && id !== undefined && Object.keys(properties).length === 0) return [];
  if (typeof type !== 'string' || !isClass(type)) return [`${place}: there is no type ${String(type)}`];
  return Object.entries(properties).flatMap(([name, value]) => {
    const where = `${place}.${name}`;
    const range = ranges.get(name);
    if (!range) return [`${where}: there is no such property`];
    if (!includes(domains.get(name), type)) return [`${where}: ${type} has no such property`];
    const all: unknown[] = Array.isArray(value) ? value : [value];
    return all.length === 0 ? [`${where}: empty`] : all.flatMap((each) => valueProblems(each, range, where));
  });
}

function valueProblems(value: unknown, range: ReadonlySet<string>, place: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const object: Values = Object.fromEntries(Object.entries(value));
    const type = object['@type'];
    if (typeof type === 'string' && isClass(type) && !includes(range, type))
      return [`${place}: ${type} is not taken`];
    return objectProblems(object, place);
  }
  return [...range].some((name) => isLiteral(value, name)) ? [] : [`${place}: ${JSON.stringify(value)}`];
}

/** Whether a plain value is one of a data type, or names a member of an enumeration. */
function isLiteral(value: unknown, type: string): boolean {
  if (typeof value === 'number')
    return Number.isFinite(value) && ['Number', 'Integer', 'Float'].includes(type);
  if (typeof value === 'boolean') return type === 'Boolean';
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (type === 'Text') return true;
  // An address may stand for the thing that it is the address of.
  if (type === 'URL' || type === 'Thing') return isAddress(value);
  if (type === 'Date' || type === 'DateTime')
    return /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value);
  if (type === 'Number') return Number.isFinite(Number(value));
  const member = /^https:\/\/schema\.org\/(\w+)$/.exec(value)?.[1] ?? '';
  return types.get(member)?.has(type) === true;
}

/** A whole address, or a path of the shop: the edge makes that whole. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && (/^\/(?!\/)/.test(value) || URL.canParse(value));
}
