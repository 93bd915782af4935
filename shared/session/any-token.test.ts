import { anything, assert, constantFrom, integer, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { pendingQuantityStore } from '../cart/pending-quantities.ts';
import { createTokens } from './index.ts';
import { ownerOf } from './token-refresh.ts';

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** Tokens whose claims are anything, and texts that are none. */
const tokens = oneof(
  string(),
  string({ unit: 'binary' }),
  anything({ maxDepth: 2 }).map((claims) => `e30.${base64url(JSON.stringify(claims) ?? '')}.signature`),
  tuple(string(), string(), string()).map((parts) => parts.join('.')),
  tuple(anything({ maxDepth: 1 }), anything({ maxDepth: 1 })).map(
    ([sub, exp]) => `e30.${base64url(JSON.stringify({ sub, exp }))}.s`,
  ),
);

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value).size > 0,
    removeItem: (key: string) => (map.delete(key), true),
  };
}

test('a stored token of any content names an owner or nobody [REL-04]', () => {
  assert(
    property(tokens, (token) => {
      expect(typeof ownerOf(token)).toBe('string');
    }),
    { numRuns: 2000 },
  );
});

test('a stored session of any content is a customer exactly when it holds an access token [REL-04]', () => {
  assert(
    property(tokens, tokens, (authToken, refreshToken) => {
      const session = createTokens({
        storage: memory({ authToken, refreshToken }),
        events: new EventTarget(),
        refresh: () => Promise.reject(new Error('offline')),
      });
      expect(session.signedIn()).toBe(authToken !== '');
      expect(typeof session.owner()).toBe('string');
      session.clear();
      expect(session.signedIn()).toBe(false);
      expect(session.refreshToken()).toBeNull();
    }),
    { numRuns: 600 },
  );
});

test('stored quantities of a cart come back as they were stored, once, and to their customer alone [REL-04]', () => {
  const quantities = tuple(oneof(integer(), string({ minLength: 1 })), integer({ min: 0, max: 999 }));
  assert(
    property(string(), string(), quantities, (owner, other, line) => {
      const store = pendingQuantityStore(memory(), 'key', () => 1);
      store.save(owner, new Map([line]));
      if (other !== owner) expect(store.consume(other)).toEqual(new Map());
      store.save(owner, new Map([line]));
      expect(store.consume(owner)).toEqual(new Map([line]));
      expect(store.consume(owner)).toEqual(new Map());
    }),
  );
});

test('whatever stands where a cart is stored, quantities are whole numbers from 0 or none [REL-04]', () => {
  const stored = oneof(
    string(),
    anything({ maxDepth: 3 }).map((value) => JSON.stringify(value) ?? ''),
    anything({ maxDepth: 3 }).map((quantities) => JSON.stringify({ owner: 'a', at: 1, quantities })),
    tuple(anything(), constantFrom(1, -1, 0.5, '1', null, 1e300)).map((line) =>
      JSON.stringify({ owner: 'a', at: 1, quantities: [line] }),
    ),
  );
  assert(
    property(stored, (text) => {
      const store = pendingQuantityStore(memory({ key: text }), 'key', () => 1);
      for (const quantity of store.consume('a').values())
        expect(Number.isSafeInteger(quantity) && quantity >= 0, text).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
