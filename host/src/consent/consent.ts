import { localStore } from '@shop/shared/storage';
import { choiceKey } from './consent-place.tsx';

export type Choice = 'granted' | 'denied';

export interface ConsentState {
  /** What the visitor has chosen in this browser; undefined before. */
  readonly choice: Choice | undefined;
  /** The question is shown: at first, and when the visitor wants to choose again. */
  readonly asking: boolean;
}

const changes = new EventTarget();
let current: ConsentState | undefined;
/** What the browser had stored when this page last looked. */
let seen: string | null = null;

/** The visitor's consent to analytics, stored in this browser; where storage is forbidden it holds for this page. */
export const consent = {
  // Read with the first use: modules touch no storage while they load.
  state: (): ConsentState => (current ??= storedState()),
  /** Tells of choices in other tabs, too, also of those while the page was in the browser's cache. */
  subscribe(listener: () => void): () => void {
    changes.addEventListener('change', listener);
    for (const type of elsewhere) addEventListener(type, lookAgain);
    return () => {
      changes.removeEventListener('change', listener);
      for (const type of elsewhere) removeEventListener(type, lookAgain);
    };
  },
  /** Shows the question again. */
  ask: () => change({ ...consent.state(), asking: true }),
  choose(choice: Choice): void {
    localStore().setItem(choiceKey, choice);
    seen = localStore().getItem(choiceKey);
    change({ choice, asking: false });
  },
};

const elsewhere = ['storage', 'pageshow'];

function lookAgain(): void {
  const before = seen;
  const stored = storedState();
  // What this page could not store holds for it.
  if (seen !== before && stored.choice) change(stored);
}

function change(next: ConsentState): void {
  current = next;
  changes.dispatchEvent(new Event('change'));
}

function storedState(): ConsentState {
  seen = localStore().getItem(choiceKey);
  const choice = seen === 'granted' || seen === 'denied' ? seen : undefined;
  return { choice, asking: choice === undefined };
}
