const policyName = 'shop-offline';

/**
 * Has the worker installed that shows pages without a line, when the page has loaded and is idle. A page that was there
 * before the worker tells it what to keep of itself.
 */
export function keepForOffline(): void {
  const { serviceWorker } = navigator;
  // There is none without TLS.
  if (!serviceWorker) return;
  const install = async () => {
    await serviceWorker.register(trustedAddress('/offline.js'));
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A worker may have come between the document and now.
    if (visit && visit.workerStart > 0) return;
    const { active } = await serviceWorker.ready;
    // One that became active while this page was on its way has not claimed it.
    if (active) tell(active, 'claim');
    const worker = await controllerOf(serviceWorker);
    // Entries are of what has arrived, elements also of what is on its way.
    const arrived = performance.getEntriesByType('resource').map(({ name }) => name);
    const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload],link[as=fetch]')];
    tell(worker, { page: location.href, loaded: [...arrived, ...named.map(({ href }) => href)] });
  };
  addEventListener('load', () =>
    // Without a worker the shop works as it always did.
    (window.requestIdleCallback ?? setTimeout)(() => void install().catch(() => {}), { timeout: 5000 }),
  );
}

/** Workers take no origin: they have that of their page. */
function tell(worker: ServiceWorker, message: unknown): void {
  worker.postMessage(message, []);
}

/** The worker that answers this page's requests, once it does. */
function controllerOf(container: ServiceWorkerContainer): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const check = () => container.controller && resolve(container.controller);
    container.addEventListener('controllerchange', check);
    check();
  });
}

/** Where the page requires Trusted Types, a text alone is no address of a worker. */
function trustedAddress(address: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
    };
  };
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: (text: string) => text });
  return policy ? policy.createScriptURL(address) : address;
}
