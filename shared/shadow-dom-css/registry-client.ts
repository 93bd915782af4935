import type { Sheets } from './sheets.ts';

// The registry's two calls for code that never comes first to a page: areas in a shell, which brings the registry.

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
