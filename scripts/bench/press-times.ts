import type { Page } from '@playwright/test';

interface PressTimes {
  presses: PerformanceEntry[];
}

/** Runs in the page: collects what the browser says of every press, beginning with the page. */
export function installPressTimes(): void {
  const collected = ((globalThis as unknown as PressTimes).presses = []) as PerformanceEntry[];
  new PerformanceObserver((list) => collected.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
}

/** Milliseconds of the longest press since the last call, from the input to the next paint; 0 below 16. */
export async function longestPress(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // An entry comes after the frame that answers its press.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { presses } = globalThis as unknown as PressTimes;
    const durations = presses
      .splice(0)
      .filter((entry) => (entry as PerformanceEntry & { interactionId?: number }).interactionId)
      .map(({ duration }) => duration);
    return Math.max(0, ...durations);
  });
}
