import type { Store } from './store.ts';

/** A store that answers as if it took what is created and removed, and stays as it is. */
export function readOnly(store: Store): Store {
  return {
    ...store,
    create: async (key) => (await store.read(key)) === undefined,
    remove: async () => {},
  };
}
