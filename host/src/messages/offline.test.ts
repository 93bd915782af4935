import { expect, test } from 'vitest';
import { cachedTime, messages } from './offline.ts';

const now = new Date(2026, 10, 26, 18, 30);

test('says when something was cached, and what the connection is like [OFF-03]', () => {
  expect(cachedTime(new Date(2026, 10, 26, 14, 5), now)).toBe('today at 14:05');
  expect(cachedTime(new Date(2026, 10, 24, 9, 30), now)).toBe('on November 24 at 9:30');
  expect(messages.cached('offline', 'today at 14:05')).toBe(
    'You are offline. This page is as it was today at 14:05.',
  );
  expect(messages.cached('down', 'today at 14:05')).toBe(
    'The shop’s kitchen does not answer right now. This page is as it was today at 14:05.',
  );
  expect(messages.cached('online', 'today at 14:05')).toBe('This page is as it was today at 14:05.');
});
