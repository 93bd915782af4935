import { themeStorageKey } from '@shop/shared/contracts';

/** `system` follows the visitor's device. */
export type Theme = 'system' | 'light' | 'dark';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The visitor's choice in this browser. */
export function chosenTheme(storage: Pick<Storage, 'getItem'> | null): Theme {
  const kept = readItem(storage);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Keeps a choice for later pages; without a storage it holds for this page. */
export function keepTheme(storage: Pick<Storage, 'setItem' | 'removeItem'> | null, theme: Theme): void {
  try {
    if (theme === 'system') storage?.removeItem(themeStorageKey);
    else storage?.setItem(themeStorageKey, theme);
  } catch (error) {
    console.error('The theme could not be kept.', error);
  }
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

function readItem(storage: Pick<Storage, 'getItem'> | null): string | null {
  try {
    return storage?.getItem(themeStorageKey) ?? null;
  } catch {
    return null;
  }
}
