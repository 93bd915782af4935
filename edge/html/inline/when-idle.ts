/** Runs the task when the page and its preloaded code are there, which the load event does not wait for. */
export function whenIdle(task: () => Promise<void>): void {
  addEventListener('load', () => {
    new PerformanceObserver((_, observer) => {
      const preloads = document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload],[as=fetch]');
      if (![...preloads].every(({ href }) => performance.getEntriesByName(href).length > 0)) return;
      observer.disconnect();
      // The timeout: a page that paints nothing more may never be idle.
      (window.requestIdleCallback ?? setTimeout)(() => void task().catch(() => {}), { timeout: 2000 });
    }).observe({ type: 'resource', buffered: true });
  });
}
