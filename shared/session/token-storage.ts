export interface StoredTokens {
  readonly access: string | null;
  readonly refresh: string | null;
}

export interface TokenStorage {
  read(): StoredTokens;
  /** Null removes. */
  write(tokens: StoredTokens): void;
}

/** The two tokens in the browser's storage. A storage that fails is logged, without the value, and counts as empty. */
export function createTokenStorage(storage: Storage | null, prefix: string): TokenStorage {
  const keys = { access: `${prefix}authToken`, refresh: `${prefix}refreshToken` };

  function read(key: string): string | null {
    return attempt('read', key, () => storage?.getItem(key) || null) ?? null;
  }

  function write(key: string, value: string | null): void {
    const done = value !== null && attempt('written', key, () => (storage?.setItem(key, value), true));
    // A value that could not be replaced belongs to another session: it must not stay.
    if (!done) attempt('removed', key, () => storage?.removeItem(key));
  }

  return {
    read: () => ({ access: read(keys.access), refresh: read(keys.refresh) }),
    write({ access, refresh }) {
      write(keys.access, access);
      write(keys.refresh, refresh);
    },
  };
}

function attempt<T>(what: string, key: string, action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    console.error(
      `"${key}" could not be ${what} in the storage:`,
      error instanceof Error ? error.name : 'unknown',
    );
    return undefined;
  }
}
