import type { CDPSession, Page } from '@playwright/test';

/** What a tab holds after its garbage was collected. */
export interface HeapSample {
  readonly bytes: number;
  /** In the document, shadow roots included. */
  readonly nodes: number;
  /** Anywhere else: of pages that were left, and the browser's own, such as the parts of its fields. */
  readonly nodesElsewhere: number;
  readonly listeners: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Measures a tab by the browser's own counters. */
export async function measureHeap(page: Page): Promise<HeapSample> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const cdp = await session;
  await page.evaluate(whenIdle);
  // The first collection calls finalizers, whose objects the second one takes.
  for (let round = 0; round < 2; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const inDocument = await page.evaluate(countNodes);
  return {
    bytes: usedSize,
    nodes: inDocument,
    nodesElsewhere: nodes - inDocument,
    listeners: jsEventListeners,
  };
}

/** Runs in the page. Resolves once everything has run that waits for an idle browser, such as the colour of a picture. */
function whenIdle(): Promise<unknown> {
  return new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
}

/** Runs in the page. */
function countNodes(): number {
  const count = (node: Node): number =>
    [...node.childNodes, ...(node instanceof Element && node.shadowRoot ? [node.shadowRoot] : [])].reduce(
      (sum, child) => sum + count(child),
      1,
    );
  return count(document);
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
    nodesElsewhere: median(some, 'nodesElsewhere'),
    listeners: median(some, 'listeners'),
  });
  return { first: medians(samples.slice(0, third)), last: medians(samples.slice(-third)) };
}

/** Beyond this, two medians are not the same level: caches of answers and pages fill at first. */
const level = 1.25;
/** Nodes of the page before may still be there, or not, whenever it is measured; it has this many and more. */
const ofOnePage = 300;

/** What is not level, in words. */
export function grownIn({ first, last }: Growth): string[] {
  const limits: HeapSample = {
    bytes: first.bytes * level,
    nodes: first.nodes * level,
    nodesElsewhere: first.nodesElsewhere + ofOnePage,
    listeners: first.listeners * level,
  };
  return (['bytes', 'nodes', 'nodesElsewhere', 'listeners'] as const)
    .filter((of) => last[of] >= limits[of])
    .map((of) => `${of} from ${first[of]} to ${last[of]}`);
}
