import type { SafeStorage } from '@shop/shared/storage';
import { jsonText } from '../json/index.ts';

/** Quantities by line id; 0 for a line that is to be removed. */
export type PendingQuantities = ReadonlyMap<unknown, number>;

/** The quantities that were pending when a page was left, for the next page of the tab. */
export interface PendingQuantityStore {
  /** Stores them for the customer, in place of earlier ones. */
  save(owner: string, quantities: PendingQuantities): void;
  /** Whether some are stored, of whomever. */
  isFilled(): boolean;
  /** Returns them once, and only to the same customer; empty without any. */
  consume(owner: string): PendingQuantities;
}

/** Milliseconds after which they are out of date: another device may have changed the cart since. */
const lifetimeMs = 300_000;

/** In `storage`, the tab's. @param now milliseconds since 1970 */
export function pendingQuantityStore(
  storage: SafeStorage,
  key: string,
  now: () => number,
): PendingQuantityStore {
  return {
    save: (owner, quantities) =>
      void storage.setItem(key, jsonText({ owner, at: now(), quantities: [...quantities] })),
    isFilled: () => storage.getItem(key) !== null,
    consume(owner) {
      const text = storage.getItem(key);
      if (text === null || !storage.removeItem(key)) return new Map();
      const stored = parse(text);
      const isCurrent = stored?.owner === owner && Math.abs(now() - stored.at) < lifetimeMs;
      return isCurrent ? stored.quantities : new Map();
    },
  };
}

interface Stored {
  readonly owner: string;
  readonly at: number;
  readonly quantities: PendingQuantities;
}

/** Undefined for a text that another script wrote. */
function parse(text: string): Stored | undefined {
  try {
    const { owner, at, quantities } = JSON.parse(text) as Record<string, unknown>;
    if (typeof owner !== 'string' || typeof at !== 'number' || !Array.isArray(quantities)) return undefined;
    return { owner, at, quantities: new Map(quantities.filter(isEntry)) };
  } catch {
    return undefined;
  }
}

function isEntry(entry: unknown): entry is [unknown, number] {
  return Array.isArray(entry) && Number.isSafeInteger(entry[1]) && entry[1] >= 0;
}
