import type { SessionState } from '@shop/shared/contracts';
import type { SafeStorage } from '@shop/shared/storage';

/** Under which keys the browser stores a session. */
export const tokenKeys = (prefix: string) => ({
  access: `${prefix}authToken`,
  refresh: `${prefix}refreshToken`,
  /** Whose they are. */
  owner: `${prefix}authOwner`,
});

/** What a page knows of the stored session before its code has loaded. */
export function storedSession(
  storage: SafeStorage,
  prefix: string,
): Required<Pick<SessionState, 'signedIn' | 'owner'>> {
  const { access, owner } = tokenKeys(prefix);
  const signedIn = Boolean(storage.getItem(access));
  return { signedIn, owner: (signedIn && storage.getItem(owner)) || '' };
}

/** Whether two owners are different customers; one that is not known may be the other. */
export function isAnother(owner: string, other: string): boolean {
  return owner !== '' && other !== '' && owner !== other;
}

/**
 * Calls back when another tab may have changed the stored session: a page in the browser's cache hears of no change, and looks
 * when it is shown again. Returns a function that unsubscribes.
 */
export function onStoredChange(events: EventTarget, listener: (event: Event) => void): () => void {
  return listen(events, ['storage', 'pageshow'], (event) => {
    const isFirstShown = 'persisted' in event && event.persisted === false;
    if (!isFirstShown) listener(event);
  });
}

/** Runs the task once: when the page is left, or when the returned function is called. */
export function onceLeft(events: EventTarget, task: () => void): () => void {
  const leave = () => {
    ignore();
    task();
    task = () => {};
  };
  // A phone that ends a browser in the background fires no `pagehide`.
  const ignore = listen(events, ['pagehide', 'visibilitychange'], leave);
  return leave;
}

/** Removes the stored session as `onceLeft` says; that of another customer, who has logged in meanwhile, stays. */
export function clearOnLeave(storage: SafeStorage, prefix: string, events: EventTarget): () => void {
  const owner = () => storedSession(storage, prefix).owner;
  const leaving = owner();
  return onceLeft(events, () => {
    if (isAnother(leaving, owner())) return;
    for (const key of Object.values(tokenKeys(prefix))) storage.removeItem(key);
  });
}

function listen(events: EventTarget, types: readonly string[], listener: (event: Event) => void): () => void {
  const end = new AbortController();
  for (const type of types) events.addEventListener(type, listener, end);
  return () => end.abort();
}
