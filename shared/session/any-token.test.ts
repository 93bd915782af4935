import { anything, assert, configureGlobal, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { ownerOf } from './token-refresh.ts';
import { createTokens } from './tokens.ts';

// The same cases in every run.
configureGlobal({ seed: 20_261_125 });

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** Tokens whose claims are anything, and texts that are none. */
const tokens = oneof(
  string(),
  string({ unit: 'binary' }),
  tuple(string(), string(), string()).map((parts) => parts.join('.')),
  anything({ maxDepth: 2 }).map((claims) => `e30.${base64url(JSON.stringify(claims) ?? '')}.signature`),
  tuple(anything({ maxDepth: 1 }), anything({ maxDepth: 1 })).map(
    ([sub, exp]) => `e30.${base64url(JSON.stringify({ sub, exp }))}.signature`,
  ),
);

function storageOf(entries: Readonly<Record<string, string>>) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value).has(key),
    removeItem: (key: string) => map.delete(key),
  };
}

test('a stored token of any content names an owner or nobody [REL-04]', () => {
  assert(
    property(tokens, (token) => typeof ownerOf(token) === 'string'),
    { numRuns: 2000 },
  );
});

test('a stored session of any content is a customer exactly when it holds an access token, and ends [REL-04]', () => {
  assert(
    property(tokens, tokens, (authToken, refreshToken) => {
      const session = createTokens({
        storage: storageOf({ authToken, refreshToken }),
        events: new EventTarget(),
        refresh: () => Promise.reject(new Error('offline')),
      });
      expect(session.signedIn()).toBe(authToken !== '');
      session.clear();
      expect([session.signedIn(), session.refreshToken(), session.owner()]).toEqual([false, null, '']);
    }),
    { numRuns: 600 },
  );
});
