/**
 * Prepares a page for what the browser alone knows, before anything is painted. Where somebody is probably signed in the
 * root says so, without saying who: pages keep the places of what only customers see. Where somebody comes back, it says
 * that too: the browser looks for the place that was left, so everything has to have its height. The details around the place that
 * the address names are open from the moment they arrive. A constant text: one hash in the policy admits it.
 */
export const arrivalScript = `(() => {
  const { dataset } = document.documentElement;
  let id = location.hash.slice(1);
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival?.type !== 'navigate') dataset.whole = '';
  try {
    if (localStorage.getItem('authToken')) dataset.customer = '';
    id = decodeURIComponent(id);
  } catch {}
  if (!id) return;
  const watcher = new MutationObserver(() => {
    const details = document.getElementById(id)?.closest('details');
    if (!details) return;
    details.open = true;
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => watcher.disconnect(), { once: true });
})();`;
