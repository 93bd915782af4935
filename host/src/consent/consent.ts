import { localStore } from '@shop/shared/storage';
import { choiceKey } from './is-granted.ts';

export type Choice = 'granted' | 'denied';

export interface ConsentState {
  /** What the visitor has chosen in this browser; undefined before. */
  readonly choice: Choice | undefined;
  /** The question is shown: at first, and when the visitor wants to choose anew. */
  readonly asking: boolean;
}

const changes = new EventTarget();
let state = firstState();

/** The visitor's word on being measured, kept in this browser; without a storage it holds for this page. */
export const consent = {
  state: () => state,
  subscribe(listen: () => void): () => void {
    changes.addEventListener('change', listen);
    return () => changes.removeEventListener('change', listen);
  },
  /** Asks anew. */
  ask: () => change({ ...state, asking: true }),
  choose(choice: Choice): void {
    localStore().setItem(choiceKey, choice);
    change({ choice, asking: false });
  },
};

function change(next: ConsentState): void {
  state = next;
  changes.dispatchEvent(new Event('change'));
}

function firstState(): ConsentState {
  const choice = keptChoice();
  return { choice, asking: choice === undefined };
}

function keptChoice(): Choice | undefined {
  const stored = localStore().getItem(choiceKey);
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
}
