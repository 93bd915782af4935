import type { SafeStorage } from '@shop/shared/storage';
import { jsonText } from '@shop/shared/json';

/** A JSON value in the browser's storage, under one key. */
export interface StoredValue {
  /** Undefined when there is nothing, or nothing readable. Anybody may have written it. */
  read(): unknown;
  write(value: unknown): void;
  remove(): void;
}

export function storedValue(storage: SafeStorage, key: string): StoredValue {
  return {
    read() {
      try {
        return JSON.parse(storage.getItem(key) ?? '') as unknown;
      } catch {
        // Nothing, or another script's value under our key.
        return undefined;
      }
    },
    write: (value) => void storage.setItem(key, jsonText(value)),
    remove: () => void storage.removeItem(key),
  };
}

/** An object's entries; none for anything else. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
