import { isShownAgain, pageGlobal, type Boot, type Platform, isDemoPath } from '@shop/shared/contracts';
import { isProviderFailure } from '@shop/shared/contracts/provider';
import { addIntegrityManifest } from '@shop/shared/modules';
import { createDeferredAccount, createPlatform } from '@shop/shared/platform';
import { createConnection, loadFrameCalls } from '@shop/shared/provider';
import { adopt } from '@shop/shared/shadow-dom-css';
import { localStore, sessionStore } from '@shop/shared/storage';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { startBeacons } from '../canary/start-beacons.ts';
import { report } from '../consent/event-queue.ts';
import { createFailures, shell, type FailureReport } from '../failures/report-failure.ts';
import { FailureContext } from '../failures/use-report-failure.ts';
import { saveSearchTerm } from '../frame/header/search.tsx';
import { detachSkeleton } from '../frame/slow-navigation/page-outlet.tsx';
import { readHydration, type Hydration } from '../hydrate/hydration.ts';
import { createFragments } from '../registry/fragments.tsx';
import { fetchDiscovery } from '../registry/fetch-discovery.ts';
import { createAreaRegistry, warnOfSharedPaths, type LoadArea } from '../registry/registry.ts';
import type { OfflineStart } from '../offline/start-offline.ts';
import { createAnnouncer } from './announcer.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { readBoot } from './read-boot.ts';
import { createShopRouter, type ShopParts } from './shop-router.tsx';
import { showBootError } from './show-boot-error.ts';

declare global {
  /** The group under which the shell's own styles are registered; set by the build. */
  const __STYLE_GROUP__: string;
}

/** Starts the shop in the document. Invalid configuration replaces the page with a list of what is wrong. */
export function startShop(document: Document, loadArea: LoadArea): void {
  pageGlobal().isShellStarted = true;
  try {
    mountShop(document, loadArea);
  } catch (error) {
    showBootError(document, error);
  }
}

function mountShop(document: Document, loadArea: LoadArea): void {
  const boot = readBoot(document);
  const { site, provider: settings, discovery } = boot;
  enableModuleLoading(document, boot);
  if (isDemoPath(document.location.pathname)) return void openDemoPage(document);
  warnOfSharedPaths(discovery);
  const registry = createAreaRegistry(discovery, loadArea, {
    fetchDiscovery,
    onFallback: (area, cause) => reportFailure({ kind: 'load', cause, area }),
  });
  const failures = createFailures(registry.locate, document.location);
  const { reportFailure } = failures;
  const tabStorage = sessionStore();
  const connection = createConnection({ window, provider: () => platform.provider });
  const platform: Platform = createPlatform({
    connection: connection.store,
    onExchange: connection.onExchange,
    onFailedCall: (cause) => {
      if (isUnanswered(cause)) reportFailure({ kind: 'call', cause });
    },
    reportRecord: (record, message) => reportFailure({ kind: 'record', record, message }),
    site,
    settings,
    account: createDeferredAccount,
    storage: localStore(),
    tabStorage,
    events: window,
    locks: navigator.locks,
    root: document,
    links: { href: (path) => path },
    announce: createAnnouncer(document),
    report,
    fragment: createFragments(registry, () => platform, reportFailure),
    early: (pageGlobal().early ??= new Map()),
  });
  adopt(document, [__STYLE_GROUP__]);
  let onMarked = () => {};
  const ready = new Promise<void>((resolve) => {
    onMarked = resolve;
  });
  if (boot.canary) sendBeacons(boot.canary, failures, ready);
  // Few documents are drawn for field data; the others load nothing of it.
  pageGlobal().sample?.start(() => import('../field-data/measure-page.ts'), failures, registry);
  const shop = { registry, platform, reportFailure, onReady: () => markHydrated(document, onMarked) };
  const hydration = readHydration(document);
  if (hydration) {
    void hydrate(document, { ...shop, hydration }).catch(() => undefined);
    if (isShownAgain()) askAgain(document, platform);
  } else render(document, shop);
  const say = () =>
    sayKept({ ...platform, store: connection.store, document, loadFrameCalls, saveSearchTerm, tabStorage });
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) say();
  // The worker takes over a page that was there before it.
  else serviceWorker?.addEventListener('controllerchange', say, { once: true });
  void platform.cart.getState().reload();
  prefetchOnIntent(document, registry);
}

function askAgain(document: Document, platform: Platform): void {
  import('../hydrate/reload-old-document.ts').then(
    ({ reloadOldDocument }) => reloadOldDocument(document, platform),
    // The page stays as it was.
    () => undefined,
  );
}

/** For pages that a service worker answers: says what comes from this device's cache. */
function sayKept(shop: OfflineStart): void {
  import('../offline/start-offline.ts').then(
    ({ startOffline }) => startOffline(shop),
    // The bar says that there is no connection.
    () => undefined,
  );
}

async function openDemoPage(document: Document): Promise<void> {
  const { showDemoPage } = await import('../demo-page/demo-page.tsx');
  showDemoPage(document);
}

/** No answer, or one that cannot be read. A refused call is the customer's matter. */
function isUnanswered(error: unknown): boolean {
  if (!isProviderFailure(error) || !navigator.onLine) return false;
  return error.kind !== 'refused' && (error.kind !== 'http' || error.status >= 500);
}

/** Says what becomes of a page of a set under trial. Most pages are of none, and load nothing of this. */
function sendBeacons(...trial: Parameters<typeof startBeacons>): void {
  import('../canary/start-beacons.ts').then(
    ({ startBeacons }) => startBeacons(...trial),
    // A page that says nothing counts as one that failed.
    () => undefined,
  );
}

interface Shop extends ShopParts {
  /** Called once the page responds. */
  onReady(): void;
}

/** Late files are fetched with their integrity before they are imported; the shell's own manifest is the first. */
function enableModuleLoading(document: Document, { integrityManifest }: Boot): void {
  if (!integrityManifest) return;
  const { url, integrity } = integrityManifest;
  addIntegrityManifest(new URL(url, document.baseURI).href, integrity);
}

function render(document: Document, { onReady, ...shop }: Shop): void {
  detachSkeleton(document);
  const { reportFailure } = shop;
  createRoot(shopElement(document), { onRecoverableError: logRecovery }).render(
    <StrictMode>
      <FailureContext value={reportFailure}>
        <MountEffect onMounted={onReady}>
          <RouterProvider router={createShopRouter(shop)} />
        </MountEffect>
      </FailureContext>
    </StrictMode>,
  );
}

const loadHydration = () => import('../hydrate/hydrate-shop.tsx');

/** The rendered page stays until the code to hydrate it runs. Where that fails it stays for good, and another try is offered. */
async function hydrate(document: Document, shop: Shop & { readonly hydration: Hydration }): Promise<void> {
  let failure: Pick<FailureReport, 'kind' | 'area'> = { kind: 'load', area: shell };
  try {
    // The document fetches all files of a page together: one of its area's that is missing fails the first try.
    const { loadRenderedPage } = await loadHydration().catch(loadHydration);
    failure = { kind: 'load' };
    const hydratePage = await loadRenderedPage(shopElement(document), { ...shop, onHydrated: shop.onReady });
    failure = { kind: 'hydration' };
    await hydratePage();
  } catch (cause) {
    shop.reportFailure({ ...failure, cause });
    pageGlobal().secondTry?.offer(() => hydrate(document, shop));
    throw cause;
  }
}

function shopElement(document: Document): HTMLElement {
  const element = document.getElementById('shop');
  if (!element) throw new Error('The document has no element #shop.');
  return element;
}

/** Says in public that the page responds: tests, benchmarks and tools need not look into React. */
function markHydrated(document: Document, onMarked: () => void): void {
  shopElement(document).dataset['hydrated'] = '';
  pageGlobal().secondTry?.end();
  onMarked();
}

interface MountEffectProps {
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

function MountEffect({ onMounted, children }: MountEffectProps) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** For React's `onRecoverableError`: what threw while it was rendered and rendered correctly at the second attempt. */
export function logRecovery(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  console.error('A part of the page was rendered a second time.', cause);
}
