import { expect, test } from 'vitest';
import { expectedOutcome, refreshes, sessionCases, sessionStates } from './index.ts';

const few = sessionCases({ isWhole: false });

test('the few cases have every state, and every outcome of a refresh', () => {
  expect(new Set(few.map(({ state }) => state))).toEqual(new Set(Object.keys(sessionStates)));
  expect(new Set(few.map(({ refresh }) => refresh))).toEqual(new Set(Object.keys(refreshes)));
  expect(new Set(few.map(({ place }) => place))).toEqual(new Set(['storefront', 'widget']));
});

test('every outcome of a refresh is tried in a state that leads to a refresh', () => {
  const refreshed = few.filter(({ state }) => state !== 'good' && !('refresh' in sessionStates[state]));
  expect(new Set(refreshed.map(({ refresh }) => refresh))).toEqual(new Set(Object.keys(refreshes)));
  expect(refreshed.map((sessionCase) => expectedOutcome(sessionCase))).toContain('answered');
});
