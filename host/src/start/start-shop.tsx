import { pageGlobal, type Boot, type Platform } from '@shop/shared/contracts';
import { addIntegrityManifest } from '@shop/shared/modules';
import { createDeferredAccount, createPlatform } from '@shop/shared/platform';
import { createConnection } from '@shop/shared/provider';
import { adopt } from '@shop/shared/shadow-dom-css';
import { localStore, sessionStore } from '@shop/shared/storage';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { isDemoPath } from '../demo-page/is-demo-path.ts';
import { detachSkeleton } from '../frame/slow-navigation/page-outlet.tsx';
import { readHydration, type Hydration } from '../hydrate/hydration.ts';
import { createFragments } from '../registry/fragments.tsx';
import { fetchDiscovery } from '../registry/fetch-discovery.ts';
import { createAreaRegistry, type AreaRegistry, type LoadArea } from '../registry/registry.ts';
import { createAnnouncer } from './announcer.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { readBoot } from './read-boot.ts';
import { createShopRouter } from './shop-router.tsx';
import { showBootError } from './show-boot-error.ts';

declare global {
  /** The group under which the shell's own styles are registered; set by the build. */
  const __STYLE_GROUP__: string;
}

/** Starts the shop in the document. Invalid configuration replaces the page with a list of what is wrong. */
export function startShop(document: Document, loadArea: LoadArea): void {
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
  const registry = createAreaRegistry(discovery, loadArea, fetchDiscovery);
  const connection = createConnection({ window, provider: () => platform.provider });
  const platform: Platform = createPlatform({
    connection: connection.store,
    onExchange: connection.onExchange,
    site,
    settings,
    account: createDeferredAccount,
    storage: localStore(),
    tabStorage: sessionStore(),
    events: window,
    locks: navigator.locks,
    root: document,
    links: { href: (path) => path },
    announce: createAnnouncer(document),
    fragment: createFragments(registry, () => platform),
    early: (pageGlobal().early ??= new Map()),
  });
  const element = document.getElementById('shop');
  if (!element) throw new Error('The document has no element #shop.');
  adopt(document, [__STYLE_GROUP__]);
  const shop = { registry, platform };
  const hydration = readHydration(document);
  if (hydration) void hydrate(document, element, { ...shop, hydration });
  else render(document, element, shop);
  void platform.cart.getState().reload();
  prefetchOnIntent(document, registry);
}

async function openDemoPage(document: Document): Promise<void> {
  const { showDemoPage } = await import('../demo-page/demo-page.tsx');
  showDemoPage(document);
}

interface Shop {
  readonly registry: AreaRegistry;
  readonly platform: Platform;
}

/** Late files are fetched with their integrity before they are imported; the shell's own manifest is the first. */
function enableModuleLoading(document: Document, { integrityManifest }: Boot): void {
  if (!integrityManifest) return;
  const { url, integrity } = integrityManifest;
  addIntegrityManifest(new URL(url, document.baseURI).href, integrity);
}

function render(document: Document, element: HTMLElement, { registry, platform }: Shop): void {
  detachSkeleton(document);
  createRoot(element, { onRecoverableError: logRecovery }).render(
    <StrictMode>
      <MountEffect onMounted={() => markHydrated(element)}>
        <RouterProvider router={createShopRouter(registry, platform)} />
      </MountEffect>
    </StrictMode>,
  );
}

/** The rendered page stays until the code to hydrate it has loaded; if that fails, the page is rendered in the browser. */
async function hydrate(
  document: Document,
  element: HTMLElement,
  shop: Shop & { readonly hydration: Hydration },
): Promise<void> {
  try {
    const { hydrateShop } = await import('../hydrate/hydrate-shop.tsx');
    await hydrateShop(element, { ...shop, onHydrated: () => markHydrated(element) });
  } catch (error) {
    console.error('The rendered page could not be hydrated.', error);
    pageGlobal().earlyEvents?.discard();
    render(document, element, shop);
  }
}

/** Says in public that the page responds: tests, benchmarks and tools need not look into React. */
function markHydrated(element: HTMLElement): void {
  element.dataset['hydrated'] = '';
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
