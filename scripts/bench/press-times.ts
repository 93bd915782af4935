import type { Locator, Page } from '@playwright/test';

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

/** Milliseconds for which a thumb rests on the glass. Playwright's own tap ends in the frame in which it begins. */
const restMs = 80;

/** Presses what is in view as a thumb does. */
export async function pressByThumb(page: Page, pressed: Locator): Promise<void> {
  await pressed.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pressed.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
