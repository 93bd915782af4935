import {
  anything,
  assert,
  configureGlobal,
  constantFrom,
  dictionary,
  integer,
  json,
  property,
  record,
  string,
  uint8Array,
} from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LogEntrySchema } from '../log/log-entry.ts';
import { PublishedReleaseSchema, VetoSchema, PinnedEmbedSchema } from '../release/release.ts';
import { checkKey } from './store.ts';
import { parseJson, UnreadableFile } from './parse-json.ts';

// The same cases in every run.
configureGlobal({ seed: 20_261_125 });

const schemas = { LogEntrySchema, PublishedReleaseSchema, VetoSchema, PinnedEmbedSchema };

for (const [name, schema] of Object.entries(schemas)) {
  test(`a file of any bytes is read by ${name}, or refused by its name and place [REL-04]`, () => {
    const isReadOrRefused = (body: Uint8Array): boolean => {
      try {
        return v.is(schema, parseJson(schema, body, 'a.json'));
      } catch (error) {
        return error instanceof UnreadableFile && error.message.includes('a.json');
      }
    };
    assert(property(uint8Array(), isReadOrRefused), { numRuns: 300 });
    assert(
      property(json(), (text) => isReadOrRefused(new TextEncoder().encode(text))),
      { numRuns: 300 },
    );
  });
}

const app = constantFrom('catalog', 'blog', 'Blog', '', '__proto__', 'a/b', '../a');
const version = constantFrom('1a2b', 'b3', '', '../x', 'x y', '-a');
const entry = record({
  n: integer({ min: -1, max: 3 }),
  by: string(),
  at: constantFrom('2026-11-01T12:00:00.000Z', 'now', ''),
  did: string(),
  default: dictionary(app, version),
  before: constantFrom({}, { blog: ['b3'] }, { blog: ['../x'] }),
  canaries: constantFrom(
    [],
    [{ app: 'blog', version: 'b3', from: 0, to: 100 }],
    [{ app: 'blog', version: 'b3', from: 9, to: 9 }],
    [{ app: 'blog', version: 'b3', from: 0, to: 10_001 }],
  ),
});

test('an entry of the release log that is read names apps, versions and visitors that can exist, and is written as it was read [REL-04]', () => {
  assert(
    property(entry, (value) => {
      const { success, output } = v.safeParse(LogEntrySchema, value);
      if (!success) return;
      expect(output.n).toBeGreaterThan(0);
      for (const [name, of] of Object.entries(output.default))
        expect(() => checkKey(`releases/${name}/${of}.json`)).not.toThrow();
      for (const { from, to } of output.canaries) expect(0 <= from && from < to && to <= 10_000).toBe(true);
      expect(v.parse(LogEntrySchema, JSON.parse(JSON.stringify(output)))).toEqual(output);
    }),
    { numRuns: 700 },
  );
});

test('values that no JSON can hold are refused, too', () => {
  assert(
    property(anything({ withBigInt: true, withDate: true, withMap: true }), (value) => {
      expect(() => v.safeParse(LogEntrySchema, value)).not.toThrow();
    }),
  );
});
