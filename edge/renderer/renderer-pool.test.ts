import { describe, expect, test } from 'vitest';
import { renderedPage } from '../testing/rendering.ts';
import { providerLimits } from '../render/provider-limits.ts';
import type { RenderedPage } from '@shop/shared/contracts';
import { shareOfLimits, startRenderers } from './renderer-pool.ts';
import type { RendererProcess } from './renderer-process.ts';

/** A renderer whose pages come when the test says so. */
function heldRenderer(pid: number) {
  const held: ((page: RenderedPage) => void)[] = [];
  const renderer = {
    pid: pid as number | undefined,
    isSilent: false,
    hasEnded: false,
    load: { pages: 1, processes: 1, residentBytes: 100, calls: { running: 2, waiting: 3 } },
    render: () => new Promise<RenderedPage>((resolve) => held.push(resolve)),
    end() {
      renderer.hasEnded = true;
    },
  };
  return { renderer, pages: () => held.length, finish: () => held.shift()?.(renderedPage) };
}

async function startHeld(count: number) {
  const all = Array.from({ length: count }, (_, index) => heldRenderer(index + 1));
  const starting = [...all];
  const pool = await startRenderers(count, async () => {
    const next = starting.shift();
    if (!next) throw new Error('too many are started');
    return next.renderer;
  });
  const render = () => pool.render({ address: 'http://shop.example/products' });
  return { pool, all, render, pages: () => all.map(({ pages }) => pages()) };
}

describe('a page goes to the least busy renderer [OPS-12]', () => {
  test('in turn where all are equally busy', async () => {
    const { render, pages } = await startHeld(3);
    for (let count = 0; count < 7; count += 1) void render();
    expect(pages().toSorted((one, other) => one - other)).toEqual([2, 2, 3]);
  });

  test('to the one that has finished most', async () => {
    const { all, render, pages } = await startHeld(2);
    const under = [1, 2, 3, 4].map(() => render());
    expect(pages()).toEqual([2, 2]);
    all[1]?.finish();
    all[1]?.finish();
    await Promise.race(under);
    await Promise.resolve();
    void render();
    void render();
    expect(pages()).toEqual([2, 2]);
  });

  test('not to one without a sign of life, nor to one that is being replaced', async () => {
    const { all, render, pages, pool } = await startHeld(3);
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('three were started');
    first.renderer.isSilent = true;
    second.renderer.pid = undefined;
    for (let count = 0; count < 4; count += 1) void render();
    expect(pages()).toEqual([0, 0, 4]);
    // A silent one is better than none.
    third.renderer.pid = undefined;
    void render();
    expect(pages()).toEqual([1, 0, 4]);
    first.renderer.pid = undefined;
    await expect(render()).rejects.toMatchObject({ name: 'RendererGone' });
    expect(pool.pid).toBeUndefined();
  });
});

test('a renderer has 32 pages under way; others wait for their turn, and not for ever [SEC-61]', async () => {
  const { all, render, pages } = await startHeld(1);
  const under = Array.from({ length: 32 }, render);
  const next = render();
  const late = render();
  expect(pages()).toEqual([32]);
  all[0]?.finish();
  await under[0];
  expect(pages()).toEqual([32]);
  await expect(late).rejects.toMatchObject({ name: 'Crowded' });
  while (pages()[0]) all[0]?.finish();
  expect(await next).toBe(renderedPage);
});

test('one that is left with the pages of others has no more than 32 either [SEC-61]', async () => {
  const { all, render, pages } = await startHeld(3);
  const [first, second] = all;
  if (!first || !second) throw new Error('three were started');
  first.renderer.isSilent = true;
  second.renderer.pid = undefined;
  const under = Array.from({ length: 33 }, render);
  expect(pages()).toEqual([0, 0, 32]);
  await expect(under[32]).rejects.toMatchObject({ name: 'Crowded' });
});

test('a pool’s memory, pages and calls are those of all its renderers; all end with it [OPS-12]', async () => {
  const { pool, all } = await startHeld(3);
  expect(pool.load).toEqual({
    pages: 3,
    processes: 3,
    residentBytes: 300,
    calls: { running: 6, waiting: 9 },
  });
  pool.end();
  expect(all.map(({ renderer }) => renderer.hasEnded)).toEqual([true, true, true]);
});

test('where the first does not start no other is tried; where another does not, all end', async () => {
  let tries = 0;
  const refuse = () => Promise.reject<RendererProcess>(new Error(`refused ${(tries += 1)}`));
  await expect(startRenderers(4, refuse)).rejects.toThrow('refused 1');
  expect(tries).toBe(1);
  const { renderer } = heldRenderer(1);
  let started = 0;
  const second = () => ((started += 1) === 1 ? Promise.resolve(renderer) : refuse());
  await expect(startRenderers(2, second)).rejects.toThrow('refused 2');
  expect(renderer.hasEnded).toBe(true);
});

test('limits of calls hold for all renderers of a set together [OPS-12]', () => {
  expect(shareOfLimits(providerLimits, 1)).toEqual(providerLimits);
  expect(shareOfLimits(providerLimits, 4)).toEqual({ ...providerLimits, calls: 12, callsPerEndpoint: 4 });
  expect(shareOfLimits({ ...providerLimits, calls: 2, callsPerEndpoint: 1 }, 4)).toMatchObject({
    calls: 1,
    callsPerEndpoint: 1,
  });
});
