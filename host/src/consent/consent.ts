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

/** The visitor's consent to analytics, stored in this browser; where storage is forbidden it holds for this page. */
export const consent = {
  // Read with the first use: modules touch no storage while they load.
  state: (): ConsentState => (current ??= storedState()),
  subscribe(listener: () => void): () => void {
    changes.addEventListener('change', listener);
    return () => changes.removeEventListener('change', listener);
  },
  /** Shows the question again. */
  ask: () => change({ ...consent.state(), asking: true }),
  choose(choice: Choice): void {
    localStore().setItem(choiceKey, choice);
    change({ choice, asking: false });
  },
};

function change(next: ConsentState): void {
  current = next;
  changes.dispatchEvent(new Event('change'));
}

function storedState(): ConsentState {
  const stored = localStore().getItem(choiceKey);
  const choice = stored === 'granted' || stored === 'denied' ? stored : undefined;
  return { choice, asking: choice === undefined };
}
