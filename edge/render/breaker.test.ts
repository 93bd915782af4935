import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

const fault = new Error('no data');

function breakerAt(start: number) {
  const clock = { time: start };
  const breaker = createBreaker({ limit: 3, pause: 2000, now: () => clock.time });
  const admits = (key: string) => {
    try {
      breaker.check(key);
      return true;
    } catch {
      return false;
    }
  };
  return { clock, breaker, admits };
}

test('opens after failures in a row, for that key alone, and throws the last one', () => {
  const { breaker, admits } = breakerAt(0);
  for (let count = 0; count < 2; count += 1) breaker.failed('list', fault);
  expect(admits('list')).toBe(true);
  breaker.failed('list', fault);
  expect(() => breaker.check('list')).toThrow(fault);
  expect(admits('blog')).toBe(true);
});

test('an attempt that decides nothing takes no other attempt’s turn', () => {
  const { breaker, clock, admits } = breakerAt(0);
  for (let count = 0; count < 3; count += 1) breaker.failed('list', fault);
  clock.time = 2000;
  const admitsOther = () => {
    try {
      breaker.check('list', false);
      return true;
    } catch {
      return false;
    }
  };
  expect([admitsOther(), admitsOther(), admits('list')]).toEqual([true, false, true]);
});

test('a success resets the count', () => {
  const { breaker, admits } = breakerAt(0);
  for (const succeeds of [false, false, true, false, false])
    if (succeeds) breaker.succeeded('list');
    else breaker.failed('list', fault);
  expect(admits('list')).toBe(true);
});

test('after the pause one attempt decides', () => {
  const { breaker, clock, admits } = breakerAt(0);
  for (let count = 0; count < 3; count += 1) breaker.failed('list', fault);
  clock.time = 2000;
  expect([admits('list'), admits('list')]).toEqual([true, false]);
  breaker.succeeded('list');
  expect(admits('list')).toBe(true);
});
