import type { SafeStorage } from './safe-storage.ts';

/** A text that somebody typed in one place, kept for them beside what others typed there. */
export interface OwnedText {
  /** Empty where there is none, and where it is another customer's. */
  read(): string;
  /** What there is of their own, and what a visitor has typed since, who may be they; empty where there is none. */
  parts(): readonly [own: string, visitors: string];
  /** Whether there is one. A visitor may be its customer, whose session has ended. */
  exists(): boolean;
  /** Takes the place of what `read` gives, and of no other customer's; empty text removes it. */
  write(text: string): void;
}

/** The key under which the writer of a key's text is stored. */
export const writerKeyOf = (key: string) => `${key} of`;

/**
 * What a visitor has typed is theirs who logs in next; what a customer has typed shows to nobody else, and stays while others type.
 * @param owner of the session; empty for a visitor
 */
export function ownedText(storage: SafeStorage, key: string, owner: string): OwnedText {
  // The last text is under the key itself.
  const writerKey = writerKeyOf(key);
  const writer = () => storage.getItem(writerKey) ?? '';
  const last = () => storage.getItem(key) ?? '';
  const earlierKey = (customer: string) => `${writerKey} ${customer}`;
  const own = () => (writer() === owner ? last() : owner && (storage.getItem(earlierKey(owner)) ?? ''));
  const visitors = () => (owner !== '' && writer() === '' ? last() : '');
  const read = () => own() || visitors();

  function makeRoom(): void {
    const before = writer();
    if (before === owner) return;
    if (before) storage.setItem(earlierKey(before), last());
    // Where the storage is full, the text of one must not become another's.
    storage.removeItem(key);
    if (owner) storage.removeItem(earlierKey(owner));
  }

  return {
    read,
    parts: () => [own(), visitors()],
    exists: () => (owner === '' ? last() : read()).trim() !== '',
    write(content) {
      makeRoom();
      const isOwned = content && owner ? storage.setItem(writerKey, owner) : storage.removeItem(writerKey);
      if (content && isOwned) storage.setItem(key, content);
      else storage.removeItem(key);
    },
  };
}
