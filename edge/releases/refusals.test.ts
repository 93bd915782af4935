import { onTestFinished, expect, test, vi } from 'vitest';
import { CodeUnusable, ReleasesMisfit } from './load-set.ts';
import { createRefusals } from './refusals.ts';

test('what is wrong with a release is remembered for a minute, also where it does not go with others meanwhile [SEC-256]', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
  let time = 0;
  const refusals = createRefusals(() => time);
  const versions = { blog: 'b2' };
  const has = () => [refusals.has('blog', 'b2'), refusals.has('blog', 'b2', true)];
  refusals.add(new ReleasesMisfit(['blog', 'host'], 'another React'), versions);
  expect(has()).toEqual([false, false]);
  refusals.add(new CodeUnusable('blog', 'no window here'), versions);
  refusals.add(new ReleasesMisfit(['blog', 'host'], 'another React'), versions);
  expect(has()).toEqual([true, false]);
  time = 60_000;
  expect(has()).toEqual([false, false]);
});
