declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the worker that was there: deletes all that it has cached, and is gone. Pages that are open stay open. */
export function endOffline(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(deleteAll()));
}

async function deleteAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  // Where its expiry is noted, under Workbox's name.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

const isOurs = (name: string) => name.startsWith('shop-');
