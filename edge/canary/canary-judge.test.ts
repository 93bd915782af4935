import { expect, test, vi } from 'vitest';
import { createCanaryJudge, type PageReport } from './canary-judge.ts';
import type { Verdict } from './comparison.ts';

const canary = { app: 'blog', version: 'b3' };
const report = (outcome: PageReport['outcome'], kind?: string): PageReport => ({
  set: 's',
  outcome,
  ...(kind !== undefined && { kind, area: 'blog', page: '/blog/:slug' }),
});

/** A judge of one canary, and what was halted. */
function judging() {
  const halted: Verdict[] = [];
  const judge = createCanaryJudge((verdict) => void halted.push(verdict));
  judge.follow([canary]);
  return { judge, halted };
}

test('a canary of which nothing comes is halted, with its counts and what failed', () => {
  const { judge, halted } = judging();
  for (let visitor = 0; visitor < 12; visitor += 1) {
    judge.reported(5000 + visitor, report('hydrated'), undefined);
    judge.reported(visitor, report('failed', 'silence'), canary);
  }
  expect(halted).toHaveLength(1);
  const [{ canary: counts, failures, ...verdict } = { canary: undefined, failures: {} }] = halted;
  expect(verdict).toMatchObject({ ...canary, standard: { failures: 0 } });
  expect(failures).toEqual({ 'silence blog /blog/:slug': counts?.failures });
});

test('a canary that fares as the default does is not halted, whatever both do', () => {
  const { judge, halted } = judging();
  for (let visitor = 0; visitor < 300; visitor += 1) {
    const outcome = visitor % 5 > 0 ? report('hydrated') : report('failed', 'crash');
    judge.reported(visitor, outcome, canary);
    judge.reported(5000 + visitor, outcome, undefined);
  }
  expect(halted).toEqual([]);
});

test('a canary whose measured pages are slow more often is halted, with the pages that were [DEP-29]', () => {
  const { judge, halted } = judging();
  const speed = (lcp: number) => ({ lcp, page: '/blog/:slug' });
  for (let visitor = 0; visitor < 20; visitor += 1) {
    judge.measured(5000 + visitor, speed(900), undefined);
    judge.measured(visitor, speed(4500), canary);
  }
  expect(halted).toHaveLength(1);
  expect(halted[0]).toMatchObject({ ...canary, standard: { failures: 0 } });
  expect(Object.keys(halted[0]?.failures ?? {})).toEqual(['slow /blog/:slug']);
});

test('a canary that fails and is slow is halted once [DEP-29]', () => {
  const { judge, halted } = judging();
  for (let visitor = 0; visitor < 30; visitor += 1) {
    judge.reported(5000 + visitor, report('hydrated'), undefined);
    judge.reported(visitor, report('failed', 'crash'), canary);
    judge.measured(5000 + visitor, { lcp: 900, page: '/' }, undefined);
    judge.measured(visitor, { lcp: 9000, page: '/' }, canary);
  }
  expect(halted).toHaveLength(1);
});

test('a canary on slow lines that is no slower than the default is not halted [DEP-29]', () => {
  const { judge, halted } = judging();
  for (let visitor = 0; visitor < 300; visitor += 1) {
    const speed = { lcp: visitor % 3 ? 1200 : 6000, page: '/products' };
    judge.measured(visitor, speed, canary);
    judge.measured(5000 + visitor, speed, undefined);
  }
  for (let count = 0; count < 100; count += 1) judge.measured(7, { lcp: 9000, page: '/' }, canary);
  expect(halted).toEqual([]);
});

test('nobody decides alone', () => {
  const { judge, halted } = judging();
  for (let count = 0; count < 100; count += 1) judge.reported(7, report('failed', 'crash'), canary);
  expect(halted).toEqual([]);
});

test('a call that failed is no fault of a release', () => {
  const { judge, halted } = judging();
  for (let visitor = 0; visitor < 50; visitor += 1) judge.reported(visitor, report('failed', 'call'), canary);
  expect(halted).toEqual([]);
});

test('of two canaries only the broken one is halted', () => {
  const { judge, halted } = judging();
  const other = { app: 'catalog', version: 'c4' };
  judge.follow([canary, other]);
  for (let visitor = 0; visitor < 20; visitor += 1) {
    judge.reported(visitor, report('failed', 'crash'), canary);
    judge.reported(1000 + visitor, report('hydrated'), other);
  }
  expect(halted.map(({ app }) => app)).toEqual(['blog']);
});

test('what was counted of a canary that ended is forgotten', () => {
  const { judge, halted } = judging();
  const failing = (from: number) => {
    for (let visitor = from; visitor < from + 3; visitor += 1)
      judge.reported(visitor, report('failed', 'load'), canary);
  };
  for (let round = 0; round < 5; round += 1) {
    failing(round * 10);
    judge.follow([]);
    judge.follow([canary]);
  }
  expect(halted).toEqual([]);
});

test('a canary that begins while another runs is compared with all visitors of the default, those counted before included [SEC-128]', () => {
  const { judge, halted } = judging();
  const other = { app: 'catalog', version: 'c4' };
  const visitDefault = () => {
    for (let visitor = 5000; visitor < 5200; visitor += 1)
      for (let count = 0; count < 3; count += 1) judge.reported(visitor, report('hydrated'), undefined);
  };
  visitDefault();
  judge.follow([canary, other]);
  visitDefault();
  for (let visitor = 0; visitor < 200; visitor += 1)
    judge.reported(visitor, visitor % 3 ? report('hydrated') : report('failed', 'crash'), other);
  expect(halted.map(({ app }) => app)).toEqual(['catalog']);
});

test('a canary whose veto could not be written is halted with a later report [SEC-128]', async () => {
  let time = 0;
  const halt = vi
    .fn<(verdict: Verdict) => Promise<void>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue();
  const judge = createCanaryJudge(halt, () => time);
  judge.follow([canary]);
  const fail = async (from: number, to: number) => {
    for (let visitor = from; visitor < to; visitor += 1) {
      judge.reported(visitor, report('failed', 'crash'), canary);
      await Promise.resolve();
    }
  };
  await fail(0, 30);
  expect(halt).toHaveBeenCalledTimes(1);
  time += 10_000;
  await fail(30, 60);
  expect(halt).toHaveBeenCalledTimes(2);
});
