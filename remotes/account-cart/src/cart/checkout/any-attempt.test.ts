import { anything, assert, configureGlobal, oneof, property } from 'fast-check';
import { test } from 'vitest';
import { orderAttempts } from './order-attempt.ts';

// The same cases in every run.
configureGlobal({ seed: 20_261_125 });

test('whatever stands where an order of unknown outcome is stored, it is an order with a key, or none [REL-04]', () => {
  const attempt = { key: 'k', sentAt: 1, owner: '' };
  const stored = oneof(
    anything(),
    anything({ maxDepth: 2 }).map((rest) => ({ ...attempt, method: 'custom', address: rest, dishes: rest })),
    anything({ maxDepth: 2 }).map((rest) => ({ ...attempt, method: 'bank_transfer', dishes: [rest, rest] })),
  );
  assert(
    property(stored, (value) => {
      const storage = { read: () => value, write: () => undefined, remove: () => undefined };
      const open = orderAttempts(
        storage,
        () => 'n',
        () => 2,
      ).open('');
      if (!open) return true;
      const areTexts = Object.values(open.address).every((text) => typeof text === 'string');
      const areDishes = open.dishes.every(
        ({ quantity, name }) => typeof quantity === 'number' && typeof name === 'string',
      );
      return open.key !== '' && areTexts && areDishes;
    }),
    { numRuns: 700 },
  );
});
