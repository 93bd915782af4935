import type { Page } from 'playwright';

/** In the page: `watchMovement` puts it there. */
declare const moved: () => string[];

/** https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/**
 * Records every layout shift of a page that no input caused, however small.
 * Gives each movement with its size, and what moved from where to where.
 */
export async function watchMovement(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const movements: string[] = [];
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries.filter(isShift)) {
        if (hadRecentInput) continue;
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
          return `${name} ${place(previousRect)} > ${place(currentRect)}`;
        });
        movements.push(`${value.toPrecision(2)}: ${what.join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, {
      moved() {
        add(observer.takeRecords());
        return movements;
      },
    });
  });
  return () => page.evaluate(() => moved());
}
