import type { Platform } from '@shop/shared/contracts';

interface OtherTabs {
  /** Receives `focus` and `online`: the window. */
  readonly events: EventTarget;
  /** Joins the tabs of one shop; absent where there are no other tabs. */
  readonly channel: BroadcastChannel | undefined;
  /** Ends the synchronisation and closes the channel. */
  readonly signal: AbortSignal;
}

/** Notifies the other tabs of a changed cart, and reloads it when they, or another device, may have changed it. */
export function followOtherTabs(
  { cart, session }: Pick<Platform, 'cart' | 'session'>,
  { events, channel, signal }: OtherTabs,
): void {
  let reloads = 0;
  const reloadCart = async () => {
    const { status, reload } = cart.getState();
    if (!session.getState().signedIn || status === 'idle') return;
    reloads += 1;
    await reload();
    reloads -= 1;
  };
  const onOtherTabChanged = async () => {
    const { status, view } = cart.getState();
    const isInFlight = reloads > 0 || status === 'loading' || view.pending;
    await reloadCart();
    // A call in flight may have been answered before the other tab's change: only a later one counts.
    if (isInFlight) await reloadCart();
  };
  for (const name of ['focus', 'online']) events.addEventListener(name, () => void reloadCart(), { signal });
  channel?.addEventListener('message', () => void onOtherTabChanged(), { signal });
  const unsubscribe = cart.subscribe(({ view }, { view: before }) => {
    const settled = before.pending && !view.pending;
    const emptied = before.count > 0 && view.count === 0;
    if (!(settled || emptied) || !session.getState().signedIn) return;
    channel?.postMessage('changed');
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    channel?.close();
  });
}
