import { cachedAtName } from '@shop/shared/contracts';
import type { PlatformOptions } from '@shop/shared/platform';
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

/** What there is besides where a worker keeps pages: what pages that were not opened show, and the last cart. */
export function offlineParts(
  { serviceWorker }: Navigator,
  { onCached }: Pick<Connection, 'onCached'>,
): Pick<PlatformOptions, 'Unseen' | 'onCached'> {
  return serviceWorker?.controller ? { Unseen: UnseenPlace, onCached } : {};
}

function UnseenPlace() {
  return (
    <Suspense>
      <Unseen />
    </Suspense>
  );
}
