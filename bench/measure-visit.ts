import type { Browser, CDPSession } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { installProbe, type ProbedPage } from './page-probe.ts';
import { actAsPhone, phone } from './phone.ts';

/** What a visitor on the phone met. Times in milliseconds since the navigation began. */
export interface Visit {
  readonly content: number;
  readonly largest: number;
  readonly interactive: number;
  readonly blocking: number;
  readonly shift: number;
  readonly requests: number;
  /** Bytes on the line, headers included. */
  readonly bytes: number;
  readonly scriptBytes: number;
}

/** Opens a page on the phone, in a context of its own without cache, and waits until nothing more comes. */
export async function measureVisit(browser: Browser, url: string, probed: ProbedPage): Promise<Visit> {
  const context = await browser.newContext({
    viewport: phone.screen,
    deviceScaleFactor: phone.pixels,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(installProbe, probed);
    const session = await context.newCDPSession(page);
    const traffic = countTraffic(session);
    await actAsPhone(session);
    await page.goto(url, { waitUntil: 'commit' });
    await page.evaluate(() => window.probe?.complete);
    await traffic.quiet();
    const probe = await page.evaluate(() => window.probe);
    const { content, largest, interactive, blocking, shift } = probe ?? {};
    if (content === undefined || largest === undefined || interactive === undefined)
      throw new Error(`${url} showed no content.`);
    return { content, largest, interactive, blocking: blocking ?? 0, shift: shift ?? 0, ...traffic.counts };
  } finally {
    await context.close();
  }
}

/** Milliseconds without anything under way after which nothing more is expected. */
const silence = 1000;

function countTraffic(session: CDPSession) {
  const counts = { requests: 0, bytes: 0, scriptBytes: 0 };
  const underWay = new Set<string>();
  const scripts = new Set<string>();
  let latest = performance.now();
  const note = (requestId: string, change: 'add' | 'delete') => {
    underWay[change](requestId);
    latest = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => note(requestId, 'add'));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.endsWith('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => note(requestId, 'delete'));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    note(requestId, 'delete');
    counts.requests += 1;
    counts.bytes += encodedDataLength;
    if (scripts.has(requestId)) counts.scriptBytes += encodedDataLength;
  });
  const quiet = async () => {
    while (underWay.size > 0 || performance.now() - latest < silence) await setTimeout(50);
  };
  return { counts, quiet };
}
