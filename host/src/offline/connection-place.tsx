import { cachedAtName, type ConnectionState, type Platform } from '@shop/shared/contracts';
import type { PlatformOptions } from '@shop/shared/platform';
import { loadFrameCalls, ProviderError, type Connection } from '@shop/shared/provider';
import { ConnectionBar, Icon, lazyOrNothing, usePlatform } from '@shop/shared/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { saveSearchTerm } from '../frame/header/search.tsx';

const loadParts = () => import('./late-parts.ts');
const CachedBar = lazyOrNothing(async () => (await loadParts()).CachedBar);
const Unseen = lazyOrNothing(async () => (await loadParts()).UnseenPage);

/** What the connection is like; and since when what is shown was kept, where it does not come from the network. */
export function ConnectionPlace() {
  const { announce, connection, provider } = usePlatform();
  const { status, cachedAt } = useSyncExternalStore<ConnectionState>(
    connection?.subscribe ?? never,
    connection?.getState ?? online,
    online,
  );
  const bar = <ConnectionBar />;
  if (!cachedAt) return bar;
  const ask = async (signal: AbortSignal) => {
    const { getPublicSettings } = await loadFrameCalls();
    // To what has to be fresh the worker answers nothing that it has kept.
    await provider.call(getPublicSettings, {}, { fresh: true, signal });
  };
  return (
    <Suspense fallback={bar}>
      <CachedBar
        {...{ announce, ask, cachedAt, status }}
        icon={<Icon name="alert" />}
        onReload={() => saveSearchTerm(document)}
      />
    </Suspense>
  );
}

const never = () => () => {};
const onlineState: ConnectionState = { status: 'online' };
const online = () => onlineState;

type OfflineParts = Pick<PlatformOptions, 'onCached' | 'fetch'> & Pick<Platform, 'Unseen'>;

/**
 * What there is besides where a worker keeps pages: what pages that were not opened show, the last cart, and a note of what
 * was kept. The worker writes the time into the head of a document, and into a header of an answer.
 * @param early answers on their way
 */
export function offlineParts(
  document: Document,
  { store, onExchange }: Pick<Connection, 'store' | 'onExchange'>,
  early: ReadonlyMap<string, Promise<Response>>,
): OfflineParts {
  if (!navigator.serviceWorker?.controller) return {};
  const onCached = (time: number) =>
    store.setState(({ cachedAt = time }: ConnectionState) => ({ cachedAt: Math.min(cachedAt, time) }));
  const note = (response: Response) => {
    const kept = response.headers.get(cachedAtName);
    if (kept) {
      onCached(Date.parse(kept));
      // The network did not answer: whether it does at all is asked.
      onExchange(cachedAtName, new ProviderError('network'));
    }
    return response;
  };
  const kept = document.querySelector<HTMLMetaElement>(`meta[name=${cachedAtName}]`);
  if (kept) onCached(Date.parse(kept.content));
  for (const response of early.values()) response.then(note, () => {});
  return {
    Unseen: () => (
      <Suspense>
        <Unseen />
      </Suspense>
    ),
    onCached,
    fetch: async (...request) => note(await fetch(...request)),
  };
}
