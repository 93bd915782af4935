import type { BrowserContext, Page, Request } from 'playwright';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds without a request after which nothing more is expected of a page, and those it may take to get there. */
const [quietMs, timeoutMs] = [500, 30_000];

interface Traffic {
  readonly open: Set<Request>;
  /** When the last request began or ended, in milliseconds since the epoch. */
  changed: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Follows the requests of every page of a context from its start, as `quiet` needs. */
export function followRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const now: Traffic = { open: new Set(), changed: Date.now() };
    traffic.set(page, now);
    page.on('request', (request) => {
      const isOfPage = request.frame() === page.mainFrame();
      if (!isOfPage) return;
      // A new document asks for what it needs itself: nothing comes for the old one any more.
      if (request.isNavigationRequest()) now.open.clear();
      now.open.add(request);
      now.changed = Date.now();
    });
    const end = (request: Request) => {
      if (now.open.delete(request)) now.changed = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/**
 * Waits until the page itself has asked for nothing for half a second, and tells what is still on its way if that does
 * not come about. Frames do not count, as they do for `networkidle`: one whose server is unknown never comes to rest.
 */
export async function quiet(page: Page): Promise<void> {
  const now = traffic.get(page);
  if (!now) throw new Error('Requests of this page are not followed.');
  const end = Date.now() + timeoutMs;
  for (;;) {
    const rest = quietMs - (Date.now() - now.changed);
    if (now.open.size === 0 && rest <= 0) return;
    if (Date.now() > end)
      throw new Error(`Still on their way: ${[...now.open].map((one) => one.url()).join(' ')}`);
    await setTimeout(now.open.size === 0 ? rest : 50);
  }
}
