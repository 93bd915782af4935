/**
 * Where releases and their log are: files by key, e.g. `log/00000042.json`. Keys are plain names with `/` between them.
 * Files are never changed: the log, and the guard against two releases of one version, need no more than `create`.
 */
export interface Store {
  /**
   * Undefined when there is no such file.
   * @param mostBytes throws an `UnreadableFile` for a larger one, which is not read to its end
   */
  read(key: string, mostBytes?: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Writes a file as a whole, or not at all. False when the key has a file already, which stays as it is. */
  create(key: string, body: Uint8Array): Promise<boolean>;
  /** Keys that begin with `prefix` and come after `after`, in the order of their characters. */
  list(prefix: string, after?: string): Promise<string[]>;
  remove(key: string): Promise<void>;
}

/** Whether it is made of plain names: no hidden one, none that leads out of the store. */
export const isKey = (text: string): boolean => /^[\w@-][\w@.+-]*(?:\/[\w@-][\w@.+-]*)*$/.test(text);

/** Throws for what is no key. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`"${key}" is no key.`);
}
