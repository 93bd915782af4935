import { createSheets, type Sheets, type StyleRoot } from './sheets.ts';

export type { StyleRoot };

const pageKey = Symbol.for('shop.sheets/1');

/** One registry per page, whichever build brings it first; another major of it lives under another key. */
function pageSheets(): Sheets {
  const holder: typeof globalThis & { [pageKey]?: Sheets } = globalThis;
  return (holder[pageKey] ??= createSheets());
}

/**
 * Adds or replaces the style text `key` of a group; roots that adopted the group show it at once.
 * Called by the code that the plugin makes of a CSS file. Does nothing on a server.
 */
export function register(group: string, key: string, css: string): void {
  if (typeof document !== 'undefined') pageSheets().register(group, key, css);
}

/** Takes a style text back, from the roots that show it too. */
export function unregister(group: string, key: string): void {
  if (typeof document !== 'undefined') pageSheets().unregister(group, key);
}

/**
 * Shows all styles of the groups in a root, those of chunks still to come too, until the returned function is called.
 * May be called several times for one root: a group stays as long as one of the calls holds it.
 */
export function adopt(root: StyleRoot, groups: readonly string[]): () => void {
  return pageSheets().adopt(root, groups);
}
