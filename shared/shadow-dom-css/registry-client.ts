import type { Sheets } from './sheets.ts';

// The registry's calls without the registry: for areas in a shell, which has created it.

const pageKey = Symbol.for('shop.sheets/1');

function pageSheets(): Sheets | undefined {
  return (globalThis as { [pageKey]?: Sheets })[pageKey];
}

export function register(group: string, key: string, css: string): void {
  pageSheets()?.register(group, key, css);
}

export function unregister(group: string, key: string): void {
  pageSheets()?.unregister(group, key);
}
