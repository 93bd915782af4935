import { directoryStore } from './directory-store.ts';
import type { Store } from './store.ts';

/** Opens the store at an address: the path of a directory. */
export async function openStore(address: string): Promise<Store> {
  return directoryStore(address);
}
