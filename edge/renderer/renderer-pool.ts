import { createCallQueue } from '../render/call-queue.ts';
import type { ProviderLimits } from '../render/provider-limits.ts';
import { RendererGone, type RendererProcess } from './renderer-process.ts';

/**
 * Pages that one renderer has under way; others wait for their turn. Pages that share a call are rendered in one go when its answer
 * comes: with hundreds of them a renderer gave no sign of life for so long that it was ended.
 */
const mostPages = 32;

/**
 * Starts renderers of one set, which are used as one. A page goes to the one with the fewest pages under way;
 * one whose code gives no sign of life gets pages only where all others are as silent. A page is never rendered a second time elsewhere: if its
 * code ended one renderer, it would end them all.
 * The first is started alone, so that a release that does not load costs one process. Rejects as that does.
 * @param waitMs milliseconds that a page may wait for its turn; then it is `Crowded`
 */
export async function startRenderers(
  count: number,
  start: () => Promise<RendererProcess>,
  waitMs = 300,
): Promise<RendererProcess> {
  const first = await start();
  const others = await Promise.allSettled(Array.from({ length: count - 1 }, start));
  const renderers = [first, ...others.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))];
  const failed = others.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    for (const renderer of renderers) renderer.end();
    throw failed.reason;
  }
  return poolOf(renderers, waitMs);
}

/** The part of the limits of calls that each of several renderers has, so that they hold for all together. */
export function shareOfLimits(limits: ProviderLimits, count: number): ProviderLimits {
  const part = (calls: number) => Math.max(1, Math.floor(calls / count));
  return { ...limits, calls: part(limits.calls), callsPerEndpoint: part(limits.callsPerEndpoint) };
}

function poolOf(renderers: readonly RendererProcess[], waitMs: number): RendererProcess {
  const limits = { callsPerEndpoint: mostPages, calls: mostPages, waitMs };
  const queues = new Map(renderers.map((renderer) => [renderer, createCallQueue(limits)]));
  let turn = 0;

  /** Pages that it renders, and pages that wait for it. */
  function count(renderer: RendererProcess): number {
    const { running = 0, waiting = 0 } = queues.get(renderer)?.lengths ?? {};
    return running + waiting;
  }

  function leastBusy(): RendererProcess {
    // Where several are equally busy, they take turns.
    turn = (turn + 1) % renderers.length;
    const inTurn = [...renderers.slice(turn), ...renderers.slice(0, turn)];
    const [chosen] = inTurn
      .filter(({ pid }) => pid !== undefined)
      .toSorted((a, b) => Number(a.isSilent) - Number(b.isSilent) || count(a) - count(b));
    if (!chosen) throw new RendererGone('there is no renderer at the moment');
    return chosen;
  }

  return {
    async render(request) {
      const renderer = leastBusy();
      const work = () => renderer.render(request);
      return queues.get(renderer)?.run('the renderer', work) ?? work();
    },
    get pid() {
      return renderers.find(({ pid }) => pid !== undefined)?.pid;
    },
    get isSilent() {
      return renderers.every(({ isSilent }) => isSilent);
    },
    get load() {
      const loads = renderers.flatMap(({ load }) => load ?? []);
      return loads.length === 0 ? undefined : loads.reduce(sum);
    },
    end() {
      for (const renderer of renderers) renderer.end();
    },
  };
}

type Load = NonNullable<RendererProcess['load']>;

function sum(one: Load, other: Load): Load {
  return {
    residentBytes: one.residentBytes + other.residentBytes,
    processes: one.processes + other.processes,
    pages: one.pages + other.pages,
    calls: {
      running: one.calls.running + other.calls.running,
      waiting: one.calls.waiting + other.calls.waiting,
    },
  };
}
