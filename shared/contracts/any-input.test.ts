import {
  anything,
  array,
  assert,
  constantFrom,
  dictionary,
  property,
  record,
  string,
  webUrl,
} from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createPathMatcher, DiscoverySchema } from './index.ts';
import { endpointsByName } from './provider/index.ts';
import { readDecimal } from './provider/decimal.ts';
import { ProviderProfileSchema } from './provider/profile.ts';

// Whatever stands in it: JSON with keys of prototypes, numbers at their limits, texts of any characters.
const json = anything({ withNullPrototype: true, maxDepth: 3 });
const few = { numRuns: 400 };

/** Values near those that count, so that a schema is passed as well as refused. */
const profileLike = record(
  {
    apiBase: webUrl() as never,
    backendHost: json,
    tenantHeader: string(),
    idempotencyHeader: string({ maxLength: 6 }),
    paymentOrigins: array(webUrl(), { maxLength: 3 }),
    pictureOrigins: array(string(), { maxLength: 2 }),
    players: array(constantFrom('www.youtube.com/embed/', 'a.b', 'https://a', '', 'a b', 'a/../b'), {
      maxLength: 3,
    }),
    paths: dictionary(constantFrom(...endpointsByName.keys(), '__proto__'), string()),
  },
  { requiredKeys: [] },
);

test('a provider profile of any content is refused by name, or has addresses and headers that can be used [REL-04]', () => {
  assert(
    property(profileLike, (profile) => {
      const { success, output, issues } = v.safeParse(ProviderProfileSchema, profile);
      if (!success) {
        expect(issues.length).toBeGreaterThan(0);
        return;
      }
      for (const address of [output.apiBase, output.backendHost])
        if (address !== undefined) expect(new URL(address).protocol).toMatch(/^https?:$/);
      for (const origin of output.paymentOrigins ?? []) expect(new URL(origin).origin).toBe(origin);
      for (const name of [output.tenantHeader, output.idempotencyHeader])
        if (name !== undefined) expect(() => new Headers({ [name]: '1' })).not.toThrow();
    }),
    few,
  );
});

test('a profile that was accepted is accepted again, and stays as it is', () => {
  assert(
    property(profileLike, (profile) => {
      const once = v.safeParse(ProviderProfileSchema, profile);
      if (once.success) expect(v.parse(ProviderProfileSchema, once.output)).toEqual(once.output);
    }),
    few,
  );
});

test('a discovery document of any content is refused, or has versions with texts where texts are due [REL-04]', () => {
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
  const document = record({
    schema: string(),
    microFrontends: dictionary(string(), array(version, { maxLength: 2 })),
  });
  for (const input of [document, json]) {
    assert(
      property(input, (value) => {
        const { success, output } = v.safeParse(DiscoverySchema, value);
        if (!success) return;
        for (const versions of Object.values(output.microFrontends))
          for (const { url, extras } of versions) {
            expect(typeof url).toBe('string');
            expect(extras.preload.every((address) => typeof address === 'string')).toBe(true);
          }
      }),
      few,
    );
  }
});

test('an answer of any content is refused or read, for every call of the provider [REL-04]', () => {
  for (const { name, answer } of endpointsByName.values()) {
    assert(
      property(json, (body) => {
        expect(() => v.safeParse(answer, body), name).not.toThrow();
      }),
      { numRuns: 150 },
    );
  }
});

test('a text that is read as a number is that number in plain decimal form [REL-04]', () => {
  const amounts = array(constantFrom(...'0123456789.,’- $€'), { maxLength: 14 }).map((signs) =>
    signs.join(''),
  );
  assert(
    property(amounts, (text) => {
      const decimal = readDecimal(text);
      if (decimal === undefined) return;
      expect(decimal).toMatch(/^-?\d+(\.\d+)?$/);
      expect(decimal.replaceAll(/\D/g, '')).toBe(text.replaceAll(/\D/g, ''));
      expect(readDecimal(decimal)).toBe(decimal);
    }),
    { numRuns: 3000 },
  );
});

test('a path of any content matches a page or none, and its parameters are in it [REL-04]', () => {
  const match = createPathMatcher([{ path: '/' }, { path: '/products/:slug' }, { path: '/guides/*' }]);
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const path = `/products/${text}`;
      const slug = match(path)?.params['slug'];
      if (slug !== undefined) expect([text, decoded(text)].map(trimmed)).toContain(slug);
    }),
    { numRuns: 2000 },
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
