import { setTimeout } from 'node:timers/promises';
import { blockingTime } from './statistics.ts';
import { installProbe, type Probe, type ProbedPage } from './page-probe.ts';
import { actAsPhone, haveSlowLine } from './phone.ts';
import type { PlainBrowser, PlainPage } from './plain-browser.ts';

/** What a visitor on the phone met who touched nothing. Times in milliseconds since the navigation began. */
export interface Look {
  readonly content: number;
  readonly largest: number;
  readonly blocking: number;
  readonly shift: number;
  readonly requests: number;
  /** Bytes on the line, headers included. */
  readonly bytes: number;
  readonly scriptBytes: number;
}

export interface Visit extends Look {
  /** When a click was first answered; from a visit of its own. */
  readonly interactive: number;
}

export async function measureVisit(
  browser: PlainBrowser,
  url: string,
  { content, link }: Required<ProbedPage>,
): Promise<Visit> {
  const look = await measureLook(browser, url, content);
  const interactive = await onPhone(
    browser,
    url,
    { content, link },
    async (page) => (await probed(page)).interactive,
  );
  if (interactive === undefined) throw new Error(`${url} answered no click.`);
  return { ...look, interactive };
}

/** Waits until nothing more comes. */
export async function measureLook(browser: PlainBrowser, url: string, content: string): Promise<Look> {
  return onPhone(browser, url, { content }, async (page, traffic) => {
    await probed(page);
    await traffic.quiet();
    const { content: seen, largest, shift, tasks, painted = Infinity } = await probed(page);
    if (seen === undefined || largest === undefined) throw new Error(`${url} showed no content.`);
    return { content: seen, largest, blocking: blockingTime(tasks, painted), shift, ...traffic.counts };
  });
}

/** What somebody met who opens a page again, in milliseconds: its files are on the device, and the worker runs where there is one. */
export async function measureReturn(
  browser: PlainBrowser,
  url: string,
  content: string,
  hasWorker: boolean,
): Promise<Pick<Look, 'content' | 'largest'>> {
  return onPhone(browser, url, { content }, async (page, traffic) => {
    await probed(page);
    await traffic.quiet();
    if (hasWorker) await valueOf(page, 'navigator.serviceWorker.ready.then(() => true)');
    await traffic.quiet();
    for (const worker of await page.workers()) await haveSlowLine(worker);
    await page.send('Page.navigate', { url });
    await traffic.quiet();
    const { content: seen, largest } = await probed(page);
    if (seen === undefined || largest === undefined) throw new Error(`${url} showed no content again.`);
    return { content: seen, largest };
  });
}

/** Opens a page on the phone, in a context of its own without cache. */
async function onPhone<Result>(
  browser: PlainBrowser,
  url: string,
  what: ProbedPage,
  look: (page: PlainPage, traffic: ReturnType<typeof countTraffic>) => Promise<Result>,
): Promise<Result> {
  const page = await browser.open();
  try {
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${installProbe.toString()})(${JSON.stringify(what)})`,
    });
    const traffic = countTraffic(page);
    await actAsPhone(page);
    await page.send('Page.navigate', { url });
    return await look(page, traffic);
  } finally {
    await page.close();
  }
}

/** What the probe has seen, once it is complete. */
async function probed(page: PlainPage): Promise<Probe> {
  return (await valueOf(page, 'window.probe.complete.then(() => window.probe)')) as Probe;
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
