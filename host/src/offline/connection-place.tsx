import { cachedAtName, type Platform } from '@shop/shared/contracts';
import type { Connection } from '@shop/shared/provider';
import { ConnectionBar, lazyOrNothing, usePlatform } from '@shop/shared/ui';
import { Suspense, useSyncExternalStore } from 'react';

const CachedBar = lazyOrNothing(async () => (await import('./cached-bar.tsx')).CachedBar);
const Unseen = lazyOrNothing(async () => (await import('./unseen-page.tsx')).UnseenPage);

/** What the connection is like; and since when what is shown was kept, where it does not come from the network. */
export function ConnectionPlace() {
  const { connection } = usePlatform();
  const cachedAt = useSyncExternalStore(
    connection?.subscribe ?? never,
    () => connection?.getState().cachedAt,
    () => undefined,
  );
  if (cachedAt === undefined) return <ConnectionBar />;
  return (
    <Suspense fallback={<ConnectionBar />}>
      <CachedBar cachedAt={cachedAt} />
    </Suspense>
  );
}

const never = () => () => {};

/** The worker writes into a document that it has kept since when. */
export function noteCachedDocument(document: Document, { onCached }: Pick<Connection, 'onCached'>): void {
  const cachedAt = document.querySelector<HTMLMetaElement>(`meta[name=${cachedAtName}]`)?.content;
  if (cachedAt) onCached(Date.parse(cachedAt));
}

/** For pages that this device has not opened, where a worker keeps those that it has. */
export function unseenOf({ serviceWorker }: Navigator): Platform['Unseen'] {
  return serviceWorker?.controller ? UnseenPlace : undefined;
}

function UnseenPlace() {
  return (
    <Suspense>
      <Unseen />
    </Suspense>
  );
}
