import { expect, type Page } from '@playwright/test';

/** A page that is shown from this device, while the browser is offline. */
export const offlineBar = /^You are offline\. This page is as it was today at \d+:\d\d\.$/;

export const bar = (page: Page) => page.locator('#connection');

/** What the shop's caches hold: addresses by cache, without the origin. */
export function kept(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const caches = globalThis.caches;
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.replace(location.origin, ''))] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });
}

/** Waits until the worker answers the page, and has kept the document of a path. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => (await kept(page))['shop-pages']).toContain(path);
}

/** Waits until an answer of the provider is kept. @param end of its address */
export async function untilAnswerKept(page: Page, end: string): Promise<void> {
  const isKept = async () => (await kept(page))['shop-answers']?.some((address) => address.endsWith(end));
  await expect.poll(isKept).toBe(true);
}

/**
 * Takes the browser offline; what it returns brings it back. A document that a service worker answers believes in Chromium before
 * 156 that it is online, however the browser was taken offline: each new one is told, as a browser without a network tells it.
 */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const tell = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  // One that is left before it was told does not matter.
  const tellOfOffline = () => void tell(true).catch(() => {});
  page.on('domcontentloaded', tellOfOffline);
  await context.setOffline(true);
  return async () => {
    page.off('domcontentloaded', tellOfOffline);
    await tell(false);
    await context.setOffline(false);
    await session.detach();
  };
}
