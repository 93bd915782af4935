import { cachedAtName } from '@shop/shared/contracts';
import { registerRoute } from 'workbox-routing';
import { createRules, type OfflineSettings } from './rules.ts';
import { cacheNames, createStrategies, frameCacheName } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;
/** The edge writes it before this code. */
declare const offlineSettings: OfflineSettings;

/** A copy that is not older serves a customer, too. */
const goodForMs = 60 * 60_000;

/** What a page says that was open before the worker: its own address, and what it has loaded. */
export interface KeepMessage {
  readonly page: string;
  readonly loaded: readonly string[];
}

/** Answers the storefront's requests: from the network first, from the device where that does not answer. */
export function startOfflineWorker(): void {
  const rules = createRules(offlineSettings, self.location.origin);
  const { files, answers, pages } = createStrategies(rules);
  const cachedTimes = createCachedTimes();

  /** Requests as a visitor what a customer has just got: answers to customers are not cached. */
  async function cacheForEverybody({ url }: Request, event: ExtendableEvent): Promise<void> {
    const cache = await caches.open(answers.cacheName);
    const time = (await cache.match(url, { ignoreVary: true }))?.headers.get(cachedAtName);
    if (time && Date.now() - Date.parse(time) < goodForMs) return;
    const request = new Request(url, { headers: offlineSettings.callHeaders, credentials: 'omit' });
    await answers.handle({ event, request }).catch(() => undefined);
  }

  registerRoute(({ url }) => rules.isFile(url.href), files);
  registerRoute(
    ({ request }) => rules.isPublicCall(request),
    async ({ event, request }) => {
      const response = await answers.handle({ event, request });
      const cachedAt = response.headers.get(cachedAtName);
      if (cachedAt && event instanceof FetchEvent)
        event.waitUntil(cachedTimes.note(event.clientId, cachedAt));
      if (rules.isPersonal(request) && response.ok && !cachedAt)
        event.waitUntil(cacheForEverybody(request, event));
      return response;
    },
  );
  registerRoute(
    ({ request }) => request.mode === 'navigate',
    async ({ event, request }) => {
      try {
        return await pages.handle({ event, request });
      } catch (error) {
        const frame = await caches.match(offlineSettings.frame, { cacheName: frameCacheName });
        if (frame) return frame;
        throw error;
      }
    },
  );

  self.addEventListener('install', (event) => {
    void self.skipWaiting();
    raceForFiles(event);
    event.waitUntil(
      keepFrame((address, init) => {
        const request = new Request(new URL(address, self.location.origin), init);
        const strategy = rules.isFile(request.url) ? files : answers;
        return strategy.handle({ event, request });
      }),
    );
  });
  self.addEventListener('activate', (event) => event.waitUntil(activateWorker()));
  self.addEventListener('message', (event) => {
    if (event.data === 'claim') return event.waitUntil(self.clients.claim());
    if (event.data === 'kept?') return cachedTimes.tell(event.source);
    const { page, loaded } = event.data as KeepMessage;
    const keepPage = async (): Promise<void> => {
      const requests = loaded.filter(rules.isFile).map((url) => new Request(url));
      await Promise.allSettled(requests.map((request) => files.handle({ event, request })));
      // Last, so that whoever finds the document finds its files.
      await pages.handle({ event, request: new Request(page) });
    };
    event.waitUntil(keepPage().catch(() => undefined));
  });
}

interface RoutingEvent {
  addRoutes?(routes: readonly object[]): Promise<void>;
}

/**
 * A file comes from whoever has it first, the browser's own cache or the worker: where a browser can (Chrome 123), none waits for
 * the worker to start.
 */
function raceForFiles(event: ExtendableEvent & RoutingEvent): void {
  const routes = offlineSettings.releases.map((begin) => ({
    condition: { urlPattern: `${new URL(begin, self.location.origin).href}*` },
    source: 'race-network-and-fetch-handler',
  }));
  event.waitUntil(event.addRoutes?.(routes).catch(() => undefined) ?? Promise.resolve());
}

/** Keeps the frame with what it loads. Rejects, so that the worker is not installed, where its document does not come. */
async function keepFrame(load: (address: string, init: RequestInit) => Promise<Response>): Promise<void> {
  const { frame, files, calls, callHeaders } = offlineSettings;
  const cache = await caches.open(frameCacheName);
  await cache.add(new Request(frame, { cache: 'reload' }));
  await Promise.allSettled([
    ...files.map(([address, integrity]) => load(address, integrity ? { integrity } : {})),
    ...calls.map((address) => load(address, { headers: callHeaders, credentials: 'omit' })),
  ]);
}

/** From now on all tabs are answered here; caches of earlier workers go. */
async function activateWorker(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('shop-') && !cacheNames.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Tells pages when the answers that they got were cached. */
function createCachedTimes() {
  /** By page, for one whose code comes later than its answers. */
  const oldest = new Map<string, string>();
  return {
    async note(page: string, cachedAt: string): Promise<void> {
      const before = oldest.get(page) ?? cachedAt;
      oldest.set(page, before < cachedAt ? before : cachedAt);
      (await self.clients.get(page))?.postMessage({ cachedAt });
    },
    tell(page: ExtendableMessageEvent['source']): void {
      const cachedAt = page && 'id' in page && oldest.get(page.id);
      if (cachedAt) page.postMessage({ cachedAt }, []);
    },
  };
}
