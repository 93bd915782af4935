import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('writes the day in full', () => {
  expect(formatDate('2024-03-05T09:30:00Z')).toBe('March 5, 2024');
});

test('takes the day of UTC, wherever the reader is', () => {
  expect(formatDate('2024-03-05T23:59:59Z')).toBe('March 5, 2024');
  expect(formatDate('2024-03-06T01:00:00+02:00')).toBe('March 5, 2024');
});

test.each(['', 'soon', '2024-13-45'])('shows nothing for %j', (text) => {
  expect(formatDate(text)).toBe('');
});

test('writes every month as the language does', () => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2025, month, 31 - 2 * month));
    expect(formatDate(day.toISOString())).toBe(long.format(day));
  }
});
