import { createSheets, type Sheets, type StyleRoot } from './sheets.ts';

export type { StyleRoot };

const pageKey = Symbol.for('shop.sheets/1');

/** The page's registry, shared by all builds and created by the first. Another major version has another key. */
function pageSheets(): Sheets {
  const holder: typeof globalThis & { [pageKey]?: Sheets } = globalThis;
  return (holder[pageKey] ??= createSheets());
}

/**
 * Adds or replaces the style text `key` of a group; roots that adopted the group show it at once.
 * Called by the code that the plugin generates for a CSS file. Does nothing on a server.
 */
export function register(group: string, key: string, css: string): void {
  if (typeof document !== 'undefined') pageSheets().register(group, key, css);
}

/** Removes a style text, also from the roots that show it. */
export function unregister(group: string, key: string): void {
  if (typeof document !== 'undefined') pageSheets().unregister(group, key);
}

/**
 * Shows all styles of the groups in a root, also those of chunks that load later. Returns a function that removes them.
 * Calls for one root are counted: a group is removed with the last of them.
 */
export function adopt(root: StyleRoot, groups: readonly string[]): () => void {
  return pageSheets().adopt(root, groups);
}
