import { expect, test } from 'vitest';
import { withBudget } from './with-budget.ts';

test('gives what the work gives', async () => {
  expect(await withBudget(1000, async () => 'page')).toBe('page');
});

test('work that takes too long is ended, and not waited for if it goes on', async () => {
  let ended = false;
  const work = withBudget(10, (signal) => {
    signal.addEventListener('abort', () => (ended = true));
    return new Promise(() => {});
  });
  await expect(work).rejects.toThrow('not rendered within 10 ms');
  expect(ended).toBe(true);
});

test('a failure is passed on as it is', async () => {
  await expect(withBudget(1000, () => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
});
