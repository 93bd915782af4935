import { createPathMatcher, DiscoverySchema } from '@shop/shared/contracts';
import { endpointsByName } from '@shop/shared/contracts/provider';
import { ProviderProfileSchema } from '@shop/shared/contracts/provider-profile';
import {
  anything,
  array,
  assert,
  configureGlobal,
  constantFrom,
  dictionary,
  property,
  record,
  string,
  webUrl,
} from 'fast-check';
import * as v from 'valibot';
import { test } from 'vitest';
import { readDecimal } from '../contracts/provider/decimal.ts';

// The same cases in every run.
configureGlobal({ seed: 20_261_125 });

// Whatever stands in it: keys of prototypes, numbers at their limits, texts of any characters.
const json = anything({ withNullPrototype: true, maxDepth: 3 });
const few = { numRuns: 200 };

/** Values near those that count, so that a schema is passed as well as refused. */
const profileLike = record(
  {
    apiBase: webUrl(),
    backendHost: json,
    tenantHeader: string(),
    idempotencyHeader: string({ maxLength: 6 }),
    paymentOrigins: array(webUrl({ withFragments: false }), { maxLength: 3 }),
    pictureOrigins: array(string(), { maxLength: 2 }),
    players: array(constantFrom('www.youtube.com/embed/', 'a.b', 'https://a', '', 'a b', 'a/../b'), {
      maxLength: 3,
    }),
    paths: dictionary(constantFrom(...endpointsByName.keys(), '__proto__'), string()),
  },
  { requiredKeys: [] },
);

const isWeb = (address: string | undefined): boolean =>
  address === undefined || /^https?:$/.test(new URL(address).protocol);
const isOrigin = (address: string): boolean => new URL(address).origin === address;
/** Throws a TypeError for a name that no request can have. */
const isHeader = (name: string | undefined): boolean =>
  name === undefined || new Headers({ [name]: '1' }).has(name);

test('a provider profile of any content is refused by name, or has addresses and headers that can be used [REL-04]', () => {
  assert(
    property(profileLike, (profile) => {
      const { success, output, issues } = v.safeParse(ProviderProfileSchema, profile);
      if (!success) return issues.every((issue) => v.getDotPath(issue) !== '');
      return (
        [output.apiBase, output.backendHost].every(isWeb) &&
        [...(output.paymentOrigins ?? []), ...(output.pictureOrigins ?? [])].every(isOrigin) &&
        [output.tenantHeader, output.idempotencyHeader].every(isHeader)
      );
    }),
    few,
  );
});

test('a profile that was accepted is accepted again, and stays as it is [REL-04]', () => {
  assert(
    property(profileLike, (profile) => {
      const once = v.safeParse(ProviderProfileSchema, profile);
      if (!once.success) return true;
      return JSON.stringify(v.parse(ProviderProfileSchema, once.output)) === JSON.stringify(once.output);
    }),
    few,
  );
});

const version = record(
  {
    url: string(),
    metadata: record({ version: string() }),
    extras: record(
      { requires: string(), routes: array(string(), { maxLength: 3 }), preload: json },
      { requiredKeys: ['requires', 'routes'] },
    ),
    deployment: json,
  },
  { requiredKeys: ['url', 'metadata', 'extras'] },
);
const discoveryLike = record({
  schema: string(),
  microFrontends: dictionary(string(), array(version, { maxLength: 2 })),
});

test('a discovery document of any content is refused, or has texts where texts are due [REL-04]', () => {
  for (const input of [discoveryLike, json])
    assert(
      property(input, (value) => {
        const { success, output } = v.safeParse(DiscoverySchema, value);
        const versions = success ? Object.values(output.microFrontends).flat() : [];
        return versions.every(({ url, extras }) =>
          [url, ...extras.preload, ...extras.routes].every((text) => typeof text === 'string'),
        );
      }),
      few,
    );
});

test('an answer of any content is read or refused, for every call of the provider [REL-04]', () => {
  for (const { answer } of endpointsByName.values())
    // Nothing is thrown.
    assert(
      property(json, (body) => typeof v.safeParse(answer, body).success === 'boolean'),
      { numRuns: 80 },
    );
});

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

test('a text that is read as a number is that number in plain decimal form [REL-04]', () => {
  const amounts = array(constantFrom(...Array.from('0123456789.,’- $€')), { maxLength: 14 });
  assert(
    property(amounts, (signs) => {
      const decimal = readDecimal(signs.join(''));
      if (decimal === undefined) return true;
      const isSame = digitsOf(decimal) === digitsOf(signs.join('')) && readDecimal(decimal) === decimal;
      return isSame && /^-?\d+(\.\d+)?$/.test(decimal);
    }),
    { numRuns: 1500 },
  );
});

const trimmed = (text: string): string => text.replace(/\/+$/, '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

test('a path of any content matches a page or none, and its parameters are in it [REL-04]', () => {
  const match = createPathMatcher([{ path: '/' }, { path: '/products/:slug' }, { path: '/guides/*' }]);
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const slug = match(`/products/${text}`)?.params['slug'];
      return slug === undefined || [text, decoded(text)].map(trimmed).includes(trimmed(slug));
    }),
    { numRuns: 2000 },
  );
});
