import type { SafeStorage } from './safe-storage.ts';

/** A text that somebody typed, kept for them under one key. */
export interface OwnedText {
  /** Empty where there is none, and where it is another customer's. */
  read(): string;
  /** Whether there is one. A visitor may be its customer, whose session has ended. */
  exists(): boolean;
  /** Takes the place of whoever's was there; empty text removes it. */
  write(text: string): void;
}

/**
 * What a visitor has typed is theirs who logs in next; what a customer has typed shows to nobody else.
 * @param owner of the session; empty for a visitor
 */
export function ownedText(storage: SafeStorage, key: string, owner: string): OwnedText {
  const ownerKey = `${key} of`;
  const writer = () => storage.getItem(ownerKey) ?? '';
  const text = () => storage.getItem(key) ?? '';
  return {
    read: () => (['', owner].includes(writer()) ? text() : ''),
    exists: () => text().trim() !== '' && (owner === '' || ['', owner].includes(writer())),
    write(content) {
      // Where the storage is full, the text of one must not become another's.
      if (writer() !== owner) storage.removeItem(key);
      const isOwned = content && owner ? storage.setItem(ownerKey, owner) : storage.removeItem(ownerKey);
      if (content && isOwned) storage.setItem(key, content);
      else storage.removeItem(key);
    },
  };
}
