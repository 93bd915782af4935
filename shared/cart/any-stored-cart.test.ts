import {
  anything,
  assert,
  configureGlobal,
  constantFrom,
  integer,
  oneof,
  property,
  string,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { pendingQuantityStore } from './pending-quantities.ts';

// The same cases in every run.
configureGlobal({ seed: 20_261_125 });

function storeWith(text?: string) {
  const map = new Map(text === undefined ? [] : [['key', text]]);
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value).has(key),
    removeItem: (key: string) => map.delete(key),
  };
  return pendingQuantityStore(storage, 'key', () => 1);
}

test('stored quantities of a cart come back as they were stored, once, and to their customer alone [REL-04]', () => {
  const line = tuple(oneof(integer(), string({ minLength: 1 })), integer({ min: 0, max: 999 }));
  assert(
    property(string(), string(), line, (owner, end, stored) => {
      const store = storeWith();
      store.save(owner, new Map([stored]));
      expect(store.consume(`${owner}${end}+`)).toEqual(new Map());
      store.save(owner, new Map([stored]));
      expect(store.consume(owner)).toEqual(new Map([stored]));
      expect(store.consume(owner)).toEqual(new Map());
    }),
  );
});

test('whatever stands where a cart is stored, quantities are whole numbers from 0 or none [REL-04]', () => {
  const quantities = oneof(
    anything({ maxDepth: 3 }),
    tuple(anything(), constantFrom(1, -1, 0.5, '1', null, 1e300)).map((line) => [line]),
  );
  const texts = oneof(
    string(),
    anything({ maxDepth: 3 }).map((value) => JSON.stringify(value) ?? ''),
    quantities.map((value) => JSON.stringify({ owner: 'a', at: 1, quantities: value })),
  );
  assert(
    property(texts, (text) =>
      [...storeWith(text).consume('a').values()].every(
        (quantity) => Number.isSafeInteger(quantity) && quantity >= 0,
      ),
    ),
    { numRuns: 2000 },
  );
});
