import type { CDPSession, Locator, Page } from '@playwright/test';
import { HeldRequests, type HeldRequest } from './held-requests.ts';

interface Counting {
  /** What the visitor came for: it is there when all of it can be seen. */
  readonly content: readonly Locator[];
  /** Whether asking another origin for leave (a preflight) is a round of its own. */
  readonly preflights: boolean;
}

/** What content waits for: neither pictures, fonts nor the page's icon. */
const contentTypes = new Set(['Document', 'Script', 'Fetch', 'XHR', 'Stylesheet']);

/**
 * Opens an address in a page whose cache is empty, and counts the rounds, one after the other, until its content is there. Every request is held at
 * its start; once those that were released have ended and the page has nothing left to do, all that are held by then
 * are released together: one round, however long anything takes. In the end nothing is held any more.
 */
export async function countRounds(page: Page, url: string, counting: Counting): Promise<number> {
  const { content } = counting;
  const session = await page.context().newCDPSession(page);
  const requests = await holdRequests(session, counting);
  await page.addInitScript(readAnswers);
  const opened = page.goto(url, { waitUntil: 'commit' });
  while (!requests.holding) await requests.change;
  await release(session, requests.take());
  await opened;
  const seen = Promise.all(content.map((part) => part.waitFor()));
  let rounds = 1;
  await settle(session, requests);
  while (!(await canBeSeen(content))) {
    if (requests.holding) {
      rounds += 1;
      await release(session, requests.take());
    } else await Promise.race([requests.change, seen]);
    await settle(session, requests);
  }
  await seen;
  requests.isOver = true;
  await session.send('Fetch.disable');
  await session.detach();
  return rounds;
}

/** An answer that was asked for early and is not read yet would never end; a copy is read at once. */
const readAnswers = `{
  const send = fetch;
  globalThis.fetch = async (...call) => {
    const answer = await send(...call);
    answer.clone().arrayBuffer().catch(() => {});
    return answer;
  };
}`;

async function canBeSeen(content: readonly Locator[]): Promise<boolean> {
  return (await Promise.all(content.map((part) => part.isVisible()))).every(Boolean);
}

async function holdRequests(session: CDPSession, { preflights }: Counting): Promise<HeldRequests> {
  const requests = new HeldRequests();
  // A module is imported after it was fetched: the browser's cache answers when it is asked for again.
  const modules = new Set<string>();
  const counts = (type: string, { url, method }: { readonly url: string; readonly method: string }) =>
    method === 'OPTIONS' ? preflights : contentTypes.has(type) && !url.endsWith('.woff2');
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (counts(type ?? 'Other', request)) requests.began(requestId, initiator.requestId);
  });
  session.on('Network.loadingFinished', ({ requestId }) => requests.ended(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => requests.ended(requestId));
  session.on('Fetch.requestPaused', ({ requestId, networkId, resourceType, request }) => {
    const isCached = modules.has(request.url);
    if (request.url.endsWith('.js')) modules.add(request.url);
    if (counts(resourceType, request) && !isCached)
      requests.hold({ id: networkId ?? requestId, holdId: requestId });
    else
      void release(session, [{ holdId: requestId }]).catch((error: unknown) => {
        // When the count is over, the browser itself lets go what was held.
        if (!requests.isOver) throw error;
      });
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return requests;
}

async function release(session: CDPSession, held: readonly Pick<HeldRequest, 'holdId'>[]): Promise<void> {
  await Promise.all(
    held.map(({ holdId: requestId }) => session.send('Fetch.continueRequest', { requestId })),
  );
}

/** Waits until every request has ended or is held, and the page, with nothing left to do, has made no other. */
async function settle(session: CDPSession, requests: HeldRequests): Promise<void> {
  do {
    while (!requests.settled) await requests.change;
    await session.send('Runtime.evaluate', { expression: turns, awaitPromise: true });
  } while (!requests.settled);
}

/**
 * Some turns of the page, each a frame and then time for what matters least: whatever it had to do comes before. Frames
 * go on meanwhile: idle time begins with one, so that a page which paints nothing more may have none for ever.
 */
const turns = `(async () => {
  let painting = true;
  const paint = () => painting && requestAnimationFrame(paint);
  paint();
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => requestIdleCallback(done));
  }
  painting = false;
})()`;
