/** What is used of a browser's storage. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage whose methods never throw. */
export interface SafeStorage {
  /** Null where nothing is stored, or the storage cannot be read. */
  getItem(key: string): string | null;
  /** Returns whether the value is stored. */
  setItem(key: string, value: string): boolean;
  /** Returns whether nothing is stored under the key any more. */
  removeItem(key: string): boolean;
}

/**
 * Makes a storage safe to use: one that is full or forbidden is logged, without the value, and counts as empty.
 * @param open gives the storage, or null where there is none, as on a server; browsers that forbid one throw here
 */
export function safeStorage(open: () => StorageArea | null): SafeStorage {
  let isForbidden = false;

  function opened(): StorageArea | null {
    try {
      return isForbidden ? null : open();
    } catch (error) {
      isForbidden = true;
      console.error('Storage is not available; nothing is remembered after this page:', nameOf(error));
      return null;
    }
  }

  function attempt<Result>(
    action: string,
    key: string,
    run: (storage: StorageArea) => Result,
  ): Result | undefined {
    const storage = opened();
    try {
      return storage ? run(storage) : undefined;
    } catch (error) {
      console.error(`"${key}" could not be ${action} in the storage:`, nameOf(error));
      return undefined;
    }
  }

  return {
    getItem: (key) => attempt('read', key, (storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) =>
      attempt('written', key, (storage) => (storage.setItem(key, value), true)) ?? false,
    removeItem: (key) => attempt('removed', key, (storage) => (storage.removeItem(key), true)) ?? false,
  };
}

/** What lasts in this browser. */
export function localStore(): SafeStorage {
  return safeStorage(() => globalThis.localStorage);
}

/** What lasts as long as this tab. */
export function sessionStore(): SafeStorage {
  return safeStorage(() => globalThis.sessionStorage);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
