import { setTimeout } from 'node:timers/promises';
import { blockingTime } from './blocking-time.ts';
import { installProbe, type Probe, type ProbedPage } from './page-probe.ts';
import { actAsPhone } from './phone.ts';
import type { PlainBrowser, PlainPage } from './plain-browser.ts';

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
export async function measureVisit(browser: PlainBrowser, url: string, probed: ProbedPage): Promise<Visit> {
  const page = await browser.open();
  try {
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${installProbe.toString()})(${JSON.stringify(probed)})`,
    });
    const traffic = countTraffic(page);
    await actAsPhone(page);
    await page.send('Page.navigate', { url });
    await valueOf(page, 'window.probe.complete');
    await traffic.quiet();
    const probe = (await valueOf(page, 'window.probe')) as Probe;
    const { content, largest, interactive, shift, tasks, painted = Infinity } = probe;
    if (content === undefined || largest === undefined || interactive === undefined)
      throw new Error(`${url} showed no content.`);
    const blocking = blockingTime(tasks, painted);
    return { content, largest, interactive, blocking, shift, ...traffic.counts };
  } finally {
    await page.close();
  }
}

async function valueOf(page: PlainPage, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Milliseconds without anything under way after which nothing more is expected. */
const silence = 1000;

function countTraffic(page: PlainPage) {
  const counts = { requests: 0, bytes: 0, scriptBytes: 0 };
  const underWay = new Set<string>();
  const scripts = new Set<string>();
  let latest = performance.now();
  const note = (requestId: string, change: 'add' | 'delete') => {
    underWay[change](requestId);
    latest = performance.now();
  };
  page.on('Network.requestWillBeSent', ({ requestId }) => note(requestId, 'add'));
  page.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.endsWith('javascript')) scripts.add(requestId);
  });
  page.on('Network.loadingFailed', ({ requestId }) => note(requestId, 'delete'));
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
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
