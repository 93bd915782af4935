import { mayKeepName, pagesCacheName } from '@shop/shared/contracts';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { cachedResponse, withCachedTime } from './cached-response.ts';
import { createByteLimit } from './limit-bytes.ts';
import type { Rules } from './rules.ts';

const megabyte = 1_000_000;
const maxAgeSeconds = 30 * 24 * 60 * 60;

/** Who has an older copy does not wait longer than this for the network. */
const networkTimeoutSeconds = 4;

/** What each cache holds at most; together 40 MB. */
const limits = {
  pages: { name: pagesCacheName, entries: 60, bytes: 16 * megabyte },
  answers: { name: 'shop-answers', entries: 150, bytes: 12 * megabyte },
  files: { name: 'shop-files', entries: 250, bytes: 12 * megabyte },
} as const;

/** The frame's document; it has no limits, since it is one. */
export const frameCacheName = 'shop-frame';

export const cacheNames: readonly string[] = [
  frameCacheName,
  ...Object.values(limits).map(({ name }) => name),
];

/** How each kind of request is answered. */
export function createStrategies(rules: Pick<Rules, 'isPersonal'>) {
  const limitBytes = createByteLimit(caches);
  const options = (kind: keyof typeof limits, ...plugins: WorkboxPlugin[]): StrategyOptions => {
    const { name, entries, bytes } = limits[kind];
    return {
      cacheName: name,
      // An answer's key is its address: what differs by header is not cached.
      matchOptions: { ignoreVary: true },
      plugins: [
        ...plugins,
        keep,
        { cacheDidUpdate: ({ newResponse }) => limitBytes(name, newResponse, bytes) },
        new ExpirationPlugin({ maxEntries: entries, maxAgeSeconds, purgeOnQuotaError: true }),
        ...(kind === 'pages' ? [sayTime] : []),
      ],
    };
  };
  const ofNobody: WorkboxPlugin = {
    cacheWillUpdate: async ({ request, response }) => (rules.isPersonal(request) ? null : response),
  };
  return {
    files: new CacheFirst(options('files', askAgain('reload'))),
    answers: new NetworkFirst({
      ...options('answers', ofNobody, askAgain('no-cache')),
      networkTimeoutSeconds,
    }),
    pages: new NetworkFirst({ ...options('pages', ofEverybody), networkTimeoutSeconds }),
  };
}

const keep: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => cachedResponse(response, new Date()),
};

const ofEverybody: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.headers.has(mayKeepName) ? response : null),
};

const sayTime: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withCachedTime(cachedResponse),
};

/**
 * A request in this mode is not answered from the cache: a file that was not the right one, a call that has to be fresh. Calls of a page
 * that is shown again pass the browser's own cache (`reload`) and are given what was kept where no other answer comes.
 */
const askAgain = (mode: RequestCache): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    request.cache === mode ? null : cachedResponse,
});
