import { themeStorageKey } from '@shop/shared/contracts';

/**
 * Puts the theme that the visitor once chose on the document before anything is painted. It is kept in the browser
 * alone, so that documents stay the same for everybody. A constant text: one hash in the policy admits it.
 * The shell's switch does the same later; of the two colours of the browser's own bars, it leaves the chosen one.
 */
export const themeScript = `(() => {
  try {
    const theme = localStorage.getItem('${themeStorageKey}');
    if (theme !== 'light' && theme !== 'dark') return;
    document.documentElement.dataset.theme = theme;
    for (const bar of document.querySelectorAll('meta[name=theme-color]'))
      bar.media = bar.media.includes(theme) ? 'all' : 'not all';
  } catch {}
})();`;
