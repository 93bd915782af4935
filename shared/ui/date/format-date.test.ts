import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('writes the day in full', () => {
  expect(formatDate('2024-03-05T09:30:00Z')).toBe('March 5, 2024');
});

test('takes the day of UTC, wherever the reader is', () => {
  expect(formatDate('2024-03-05T23:59:59Z')).toBe('March 5, 2024');
  expect(formatDate('2024-03-06T01:00:00+02:00')).toBe('March 5, 2024');
});

/** What a machine of another zone makes of it. */
function formattedIn(zone: string, text: string): string {
  const module = new URL('./format-date.ts', import.meta.url).href;
  const code = `import { formatDate } from '${module}'; console.log(formatDate('${text}'));`;
  const env = { ...process.env, TZ: zone };
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

test.each(['2024-03-05T23:30:00', '2024-03-05 00:30:00.123456', '2024-03-05T23:30'])(
  'takes %j, which names no zone, as of UTC on any machine [REC-20]',
  (text) => {
    for (const zone of ['America/New_York', 'Asia/Tokyo'])
      expect(formattedIn(zone, text)).toBe('March 5, 2024');
  },
);

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
