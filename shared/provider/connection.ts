import type { ConnectionState, ProviderClient } from '@shop/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ProviderError } from './provider-error.ts';

export interface ConnectionOptions {
  /** Fires `online` and `offline`. */
  readonly window: Pick<Window, 'addEventListener' | 'navigator'>;
  /** Asks the provider whether it answers again. */
  readonly provider: () => Pick<ProviderClient, 'call'>;
  readonly signal?: AbortSignal | undefined;
}

export interface Connection {
  readonly store: StoreApi<ConnectionState>;
  /** For the provider client: how an exchange with the provider ended. */
  onExchange(call: string, error?: unknown): void;
}

/** Before each further question while the provider is down; the last one is repeated. */
const pausesMs: readonly number[] = [2000, 4000, 8000, 16_000, 32_000, 60_000];

/** An outage so long after the one before begins with the first pause. */
const calmMs = 60_000;

/**
 * Whether the browser is online and the provider answers: by the browser's events and the outcomes of calls. One call that
 * gets no answer may be that call's own failure, so a second, cheap one is asked; the provider is down when no answer comes
 * to two different calls in a row.
 */
export function createConnection({ window, provider, signal }: ConnectionOptions): Connection {
  const store = createStore<ConnectionState>(() => ({ status: 'online' }));
  const unanswered = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauses = 0;
  let isAsking = false;
  let backAt = 0;

  const set = (status: ConnectionState['status']) => {
    if (store.getState().status !== status) store.setState({ status, isBack: status === 'online' });
  };
  const end = (status: 'online' | 'offline') => {
    clearTimeout(timer);
    unanswered.clear();
    if (store.getState().status === 'down') backAt = Date.now();
    set(status);
  };
  const ask = async () => {
    if (isAsking || signal?.aborted) return;
    isAsking = true;
    // The outcome arrives by `onExchange`.
    await askProvider(provider(), unanswered).catch(() => undefined);
    isAsking = false;
    if (store.getState().status === 'down') askLater();
  };
  const askLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pausesMs[Math.min(pauses, pausesMs.length - 1)]);
    pauses += 1;
  };
  const goDown = () => {
    if (Date.now() - backAt > calmMs) pauses = 0;
    set('down');
    if (!isAsking) askLater();
  };

  const { navigator } = window;
  if (!navigator.onLine) set('offline');
  const listening = signal ? { signal } : {};
  window.addEventListener('offline', () => end('offline'), listening);
  window.addEventListener('online', () => end('online'), listening);
  signal?.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return {
    store,
    onExchange(call, error) {
      const { status } = store.getState();
      if (status === 'offline') return;
      if (error === undefined) return end('online');
      if (!isOutage(error)) return;
      unanswered.add(call);
      if (status === 'down') return;
      if (unanswered.size > 1) goDown();
      else void ask();
    },
  };
}

/** The calls that the frame of every page makes. A rendered page has their answers and needs no schema of them. */
export const loadFrameCalls = () => import('./frame-calls.ts');

/** Sends a cheap call that has not failed already. Its schema is loaded now, since an outage is rare. */
async function askProvider(
  provider: Pick<ProviderClient, 'call'>,
  unanswered: ReadonlySet<string>,
): Promise<void> {
  const { getPublicSettings, listCategories } = await loadFrameCalls();
  const question = unanswered.has(listCategories.name) ? getPublicSettings : listCategories;
  await provider.call<Record<string, never>, unknown>(question, {}, { fresh: true });
}

/** No answer, or a server's that it cannot serve. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || error.status >= 500;
}
