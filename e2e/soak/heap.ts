import type { CDPSession, Page } from '@playwright/test';

/** What a tab holds after its garbage was collected. */
export interface HeapSample {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Measures a tab by the browser's own counters. */
export async function measureHeap(page: Page): Promise<HeapSample> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const cdp = await session;
  // The first collection calls finalizers, whose objects the second one takes.
  for (let round = 0; round < 2; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

interface Growth {
  readonly first: HeapSample;
  readonly last: HeapSample;
}

/** The medians of the first and the last third; undefined for fewer than six samples. */
export function growthOf(samples: readonly HeapSample[]): Growth | undefined {
  if (samples.length < 6) return undefined;
  const third = Math.floor(samples.length / 3);
  const median = (some: readonly HeapSample[], of: keyof HeapSample): number =>
    some.map((sample) => sample[of]).toSorted((one, other) => one - other)[Math.floor(some.length / 2)] ?? 0;
  const medians = (some: readonly HeapSample[]): HeapSample => ({
    bytes: median(some, 'bytes'),
    nodes: median(some, 'nodes'),
    listeners: median(some, 'listeners'),
  });
  return { first: medians(samples.slice(0, third)), last: medians(samples.slice(-third)) };
}
