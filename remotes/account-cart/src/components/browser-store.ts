/** What an area may keep in the browser, as JSON, under one key. A storage that fails is logged and counts as empty. */
export interface Kept {
  /** Undefined when there is nothing, or nothing readable; it may have been written by anyone. */
  read(): unknown;
  write(value: unknown): void;
  forget(): void;
}

export function kept(storage: () => Storage, key: string): Kept {
  let told = false;
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch (error) {
      if (!told)
        console.error(`"${key}" could not be kept:`, error instanceof Error ? error.name : 'unknown');
      told = true;
      return undefined;
    }
  };
  return {
    read() {
      const text = attempt(() => storage().getItem(key));
      if (!text) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        // Somebody else's value under our key.
        return undefined;
      }
    },
    write(value) {
      attempt(() => storage().setItem(key, JSON.stringify(value)));
    },
    forget() {
      attempt(() => storage().removeItem(key));
    },
  };
}

/** An object's entries; none for anything else. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
