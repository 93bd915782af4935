import { expect, test } from 'vitest';
import { createCanaryJudge } from './canary-judge.ts';
import type { Verdict } from './comparison.ts';

const canary = { app: 'blog', version: 'b3' };

/** A judge, a clock, and what was halted. */
function judging() {
  const halted: Verdict[] = [];
  let time = 0;
  const judge = createCanaryJudge({ halt: (verdict) => halted.push(verdict), now: () => time });
  judge.follow([canary]);
  return {
    judge,
    halted,
    wait: (ms: number) => {
      time += ms;
      judge.tick();
    },
  };
}

test('a canary of which nothing comes is halted, with its counts', () => {
  const { judge, halted, wait } = judging();
  for (let visitor = 0; visitor < 12; visitor += 1) {
    judge.documentServed(5000 + visitor, undefined);
    judge.reported(5000 + visitor, { outcome: 'hydrated' });
    judge.documentServed(visitor, canary);
  }
  wait(19_000);
  expect(halted).toEqual([]);
  wait(2000);
  expect(halted).toHaveLength(1);
  expect(halted[0]).toMatchObject({ ...canary, standard: { documents: 12, failures: 0 } });
  expect(halted[0]?.failures).toHaveProperty('nothing came from the page');
});

test('what fails is told by kind, area and page', () => {
  const { judge, halted } = judging();
  for (let visitor = 0; visitor < 12; visitor += 1) {
    judge.documentServed(visitor, canary);
    judge.reported(visitor, { outcome: 'failed', kind: 'load', area: 'blog', page: '/blog/:slug' });
  }
  expect(halted[0]?.failures).toEqual({ 'load blog /blog/:slug': halted[0]?.canary.failures });
});

test('a canary that fares as the default does is not halted, whatever both do', () => {
  const { judge, halted, wait } = judging();
  for (let visitor = 0; visitor < 300; visitor += 1)
    for (const [number, arm] of [
      [visitor, canary],
      [5000 + visitor, undefined],
    ] as const) {
      judge.documentServed(number, arm);
      if (visitor % 5 > 0) judge.reported(number, { outcome: 'hydrated' });
    }
  wait(30_000);
  expect(halted).toEqual([]);
});

test('a page that responds and fails after that has failed', () => {
  const { judge, halted } = judging();
  for (let visitor = 0; visitor < 12; visitor += 1) {
    judge.documentServed(visitor, canary);
    judge.reported(visitor, { outcome: 'hydrated' });
    judge.reported(visitor, { outcome: 'failed', kind: 'crash', area: 'blog' });
    judge.reported(visitor, { outcome: 'failed', kind: 'crash', area: 'blog' });
  }
  expect(halted).toHaveLength(1);
  expect(halted[0]?.canary.failures).toBe(halted[0]?.canary.documents);
});

test('a call that failed is no fault of a release', () => {
  const { judge, halted } = judging();
  for (let visitor = 0; visitor < 50; visitor += 1) {
    judge.documentServed(visitor, canary);
    judge.reported(visitor, { outcome: 'failed', kind: 'call' });
    judge.reported(visitor, { outcome: 'hydrated' });
  }
  expect(halted).toEqual([]);
});

test('nobody decides alone', () => {
  const { judge, halted, wait } = judging();
  for (let count = 0; count < 100; count += 1) judge.documentServed(7, canary);
  wait(30_000);
  expect(halted).toEqual([]);
});

test('a report without a document counts for nothing', () => {
  const { judge, halted } = judging();
  for (let visitor = 0; visitor < 100; visitor += 1)
    judge.reported(visitor, { outcome: 'failed', kind: 'load' });
  expect(halted).toEqual([]);
});

test('of two canaries only the broken one is halted', () => {
  const { judge, halted } = judging();
  const other = { app: 'catalog', version: 'c4' };
  judge.follow([canary, other]);
  for (let visitor = 0; visitor < 20; visitor += 1) {
    judge.documentServed(visitor, canary);
    judge.reported(visitor, { outcome: 'failed', kind: 'crash' });
    judge.documentServed(1000 + visitor, other);
    judge.reported(1000 + visitor, { outcome: 'hydrated' });
  }
  expect(halted.map(({ app }) => app)).toEqual(['blog']);
});
