import { cachedAtName, type Platform } from '@shop/shared/contracts';
import type { Connection, loadFrameCalls } from '@shop/shared/provider';
import type { SafeStorage } from '@shop/shared/storage';
import type { saveSearchTerm } from '../frame/header/search.tsx';
import { cachedTime, messages } from '../messages/offline.ts';
import { reloadWhenAnswered } from './reload-when-answered.ts';
import { UnseenPage } from './unseen-page.tsx';

/** What the shell gives. An import of it here would take that out of the shell's first file. */
export interface OfflineStart extends Pick<Connection, 'store'>, Pick<Platform, 'provider'> {
  readonly document: Document;
  readonly loadFrameCalls: typeof loadFrameCalls;
  readonly saveSearchTerm: typeof saveSearchTerm;
  readonly tabStorage: SafeStorage;
}

/**
 * For a page that a worker answers: says when what is shown was cached, and reloads it as soon as the shop answers. The
 * worker writes that time into the head of a document, and tells it of each answer.
 */
export function startOffline({ store, document, saveSearchTerm, tabStorage, ...client }: OfflineStart): void {
  const ask = async (signal?: AbortSignal): Promise<void> => {
    const { getPublicSettings } = await client.loadFrameCalls();
    // The worker answers no fresh call from its cache.
    await client.provider.call(getPublicSettings, {}, { fresh: true, ...(signal && { signal }) });
  };
  const onReload = () => saveSearchTerm(document);
  const now = new Date();
  let cachedAt: number | undefined;
  let end = () => {};

  const say = () => {
    const { status } = store.getState();
    const text = cachedAt && messages.cached(status, cachedTime(new Date(cachedAt), now));
    store.setState({ offline: { onCached, Unseen: UnseenPage, ...(text && { text }) } });
  };
  const onCached = (time: number) => {
    const isFirst = cachedAt === undefined;
    // Of several copies the oldest counts.
    cachedAt = Math.min(time, cachedAt ?? time);
    say();
    if (isFirst) follow();
  };
  const follow = () => {
    const onStatus = () => {
      end();
      end = store.getState().status === 'online' ? reloadWhenAnswered(ask, onReload, tabStorage) : () => {};
    };
    onStatus();
    store.subscribe(({ status }, before) => {
      if (status === before.status) return;
      say();
      onStatus();
    });
  };

  say();
  const ofDocument = document.querySelector<HTMLMetaElement>(`meta[name=${cachedAtName}]`)?.content;
  if (ofDocument) onCached(Date.parse(ofDocument));
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ cachedAt?: string }>) => {
    if (!data.cachedAt) return;
    onCached(Date.parse(data.cachedAt));
    // The network did not answer that call: this one tells the connection whether it answers any.
    ask().catch(() => undefined);
  });
  serviceWorker.startMessages();
  // For answers from before this.
  serviceWorker.controller?.postMessage('kept?', []);
}
