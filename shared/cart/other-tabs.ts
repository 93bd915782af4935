import type { Platform } from '@shop/shared/contracts';

interface OtherTabs {
  /** Where the tab hears that it is looked at again, and that the connection is back: the window. */
  readonly events: EventTarget;
  /** Shared by the tabs of one shop; absent where there are no other tabs. */
  readonly channel: BroadcastChannel | undefined;
  /** Ends it, and the channel. */
  readonly signal: AbortSignal;
}

/** Tells the other tabs when the cart has changed here, and reads it anew when they, or another device, may have. */
export function followOtherTabs(
  { cart, session }: Pick<Platform, 'cart' | 'session'>,
  { events, channel, signal }: OtherTabs,
): void {
  let rereading = 0;
  const reread = async () => {
    const { status, reload } = cart.getState();
    if (!session.getState().signedIn || status === 'idle') return;
    rereading += 1;
    await reload();
    rereading -= 1;
  };
  const catchUp = async () => {
    const { status, view } = cart.getState();
    const underWay = rereading > 0 || status === 'loading' || view.pending;
    await reread();
    // What was under way may have been answered before the other tab's change: only what is asked after it counts.
    if (underWay) await reread();
  };
  for (const name of ['focus', 'online']) events.addEventListener(name, () => void reread(), { signal });
  channel?.addEventListener('message', () => void catchUp(), { signal });
  const unsubscribe = cart.subscribe(({ view }, { view: before }) => {
    const settled = before.pending && !view.pending;
    const emptied = before.count > 0 && view.count === 0;
    if (!(settled || emptied) || !session.getState().signedIn) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    channel?.postMessage('changed');
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    channel?.close();
  });
}
