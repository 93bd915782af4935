/**
 * Fonts are optional: one that is not there within a tenth of a second is not shown on this page. Where the document
 * itself took that long they would only keep pictures and code waiting, so they are fetched once all is quiet, for the
 * next page: the page has loaded, and so has the code that it names, which its load event does not wait for. The next page
 * is another path: all texts of a list that is filtered would be set anew, and 500 products take long for that.
 * Idle time may never come to a page that paints nothing more, hence the timeout.
 * A constant text, so that one hash in the Content-Security-Policy admits it.
 */
export const fontScript = `(() => {
  const element = document.getElementById('shop-fonts');
  const { release } = element.dataset;
  const isThere = ({ href }) => performance.getEntriesByName(href).length > 0;
  const whenQuiet = (task) =>
    addEventListener('load', () => {
      new PerformanceObserver((_, observer) => {
        if (![...document.querySelectorAll('[rel=modulepreload],[as=fetch]')].every(isThere)) return;
        observer.disconnect();
        (window.requestIdleCallback ?? setTimeout)(() => task().catch(() => {}), { timeout: 2000 });
      }).observe({ type: 'resource', buffered: true });
    });
  const keep = async () => localStorage.setItem('shop-fonts', release);
  try {
    if (localStorage.getItem('shop-fonts') === release) return;
  } catch {}
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && performance.now() - visit.requestStart < 100) return whenQuiet(keep);
  element.media = 'not all';
  whenQuiet(async () => {
    const upright = [...element.sheet.cssRules].filter(({ style }) => style.fontStyle !== 'italic');
    const files = upright.map(({ style }) => /url\\("([^"]+)"\\)/.exec(style.getPropertyValue('src'))[1]);
    await Promise.all(files.map(async (file) => (await fetch(file, { priority: 'low' })).arrayBuffer()));
    const show = ({ destination }) => {
      if (new URL(destination.url).pathname === location.pathname) return;
      navigation.removeEventListener('navigate', show);
      element.media = 'all';
    };
    window.navigation?.addEventListener('navigate', show);
    await keep();
  });
})();`;
