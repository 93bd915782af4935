import { pageGlobal } from '@shop/shared/contracts';
import { localStore, type SafeStorage } from './safe-storage.ts';

/** A text that is kept on the device, the same for everything on the page and in other tabs. */
export interface DeviceText {
  /** Null when there is none. */
  read(): string | null;
  /** Writes the text, or removes it for null. Returns whether it is kept: where it is not, it lasts as long as the page. */
  write(text: string | null): boolean;
  /** Tells of changes, also of those in other tabs. Returns a function that ends that. */
  subscribe(listener: () => void): () => void;
}

/** The text under a key; areas of several builds share it. For browsers alone. */
export function deviceText(key: string): DeviceText {
  const texts = (pageGlobal().deviceTexts ??= new Map());
  // This function alone adds entries, of this build or another one.
  const existing = texts.get(key) as DeviceText | undefined;
  const text = existing ?? createDeviceText(localStore(), key, globalThis);
  texts.set(key, text);
  return text;
}

type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

export function createDeviceText(storage: SafeStorage, key: string, events: StorageEvents): DeviceText {
  const listeners = new Set<() => void>();
  let text = storage.getItem(key);
  let isKept = true;
  const take = (changed: string | null) => {
    if (changed === text) return;
    text = changed;
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key: changed }: StorageEvent) => {
    // Null: everything was removed.
    if (changed === key || changed === null) take(storage.getItem(key));
  };
  return {
    read() {
      // Nobody has listened for the changes of other tabs.
      if (isKept && listeners.size === 0) text = storage.getItem(key);
      return text;
    },
    write(changed) {
      isKept = changed === null ? storage.removeItem(key) : storage.setItem(key, changed);
      take(changed);
      return isKept;
    },
    subscribe(listener) {
      if (listeners.size === 0) events.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events.removeEventListener('storage', onStorage);
      };
    },
  };
}
