import { contractVersion, type Area } from '@shop/shared/contracts';
import { useSearchParams } from '@shop/shared/router';
import { showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test, vi } from 'vitest';
import { step, useInSteps } from './use-in-steps.ts';

const long = Array.from({ length: 3 * step + 5 }, (_, place) => place);

/** Everything that a list showed on its way, first to last, whenever the function gives it another. */
function watch() {
  const shown: (readonly number[])[] = [];
  const lists = new Map<string, readonly number[]>([['0', long]]);
  function List() {
    const [query] = useSearchParams();
    shown.push(useInSteps(lists.get(query.get('list') ?? '0') ?? []));
    return null;
  }
  const area: Area = { contract: contractVersion, routes: () => [{ path: '/', Component: List }] };
  const opened = showArea(area, { path: '/', answers: () => [] });
  onTestFinished(() => opened.close());
  const begin = async (items: readonly number[]) => {
    shown.length = 0;
    const name = String(lists.size);
    lists.set(name, items);
    await opened.navigate(`/?list=${name}`);
  };
  const show = async (items: readonly number[]) => {
    await begin(items);
    await vi.waitFor(() => expect(shown.at(-1)).toBe(items));
    // A state set while rendering renders twice.
    return shown.filter((list, nth) => list.join() !== shown[nth - 1]?.join());
  };
  return { begin, show };
}

test('the first list comes whole', async () => {
  const lists = await watch().show(long);
  expect(lists).toEqual([long]);
});

test('another order comes step by step, from the beginning', async () => {
  const { show } = watch();
  await show(long);
  const turned = long.toReversed();
  expect(await show(turned)).toEqual([
    [...turned.slice(0, step), ...long.slice(step)],
    [...turned.slice(0, 2 * step), ...long.slice(2 * step)],
    [...turned.slice(0, 3 * step), ...long.slice(3 * step)],
    turned,
  ]);
});

test('what is left out goes at once', async () => {
  const { show } = watch();
  await show(long);
  const even = long.filter((item) => item % 2 === 0);
  const lists = await show(even);
  expect(lists).toHaveLength(2);
  expect(lists[0]).toEqual([...even.slice(0, step), ...long.slice(step, even.length)]);
  expect(await show([])).toEqual([[]]);
});

test('more of the same comes behind it, whatever was on its way', async () => {
  const { begin, show } = watch();
  const first = long.slice(0, step);
  await show(first);
  const lists = await show(long);
  expect(lists.map(({ length }) => length)).toEqual([2 * step, 3 * step, long.length]);
  void begin(long.toReversed());
  expect((await show(first)).at(-1)).toEqual(first);
});
