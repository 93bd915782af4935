import { themeStorageKey } from '@shop/shared/contracts';
import type { SafeStorage } from '@shop/shared/storage';

/** `system` follows the visitor's device. */
export type Theme = 'system' | 'light' | 'dark';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The visitor's choice in this browser. */
export function chosenTheme(storage: Pick<SafeStorage, 'getItem'>): Theme {
  const stored = storage.getItem(themeStorageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores the choice for later pages. */
export function storeTheme(storage: Pick<SafeStorage, 'setItem' | 'removeItem'>, theme: Theme): void {
  if (theme === 'system') storage.removeItem(themeStorageKey);
  else storage.setItem(themeStorageKey, theme);
}

/** Shows the document in a theme, the browser's own bars with it: of their two colours the chosen one counts. */
export function showTheme(document: Document, theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  for (const [index, bar] of bars.entries()) {
    const scheme = index === 0 ? 'light' : 'dark';
    if (theme === 'system') bar.media = `(prefers-color-scheme: ${scheme})`;
    else bar.media = theme === scheme ? 'all' : 'not all';
  }
}
