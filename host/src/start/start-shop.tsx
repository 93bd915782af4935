import { pageGlobal, type Platform } from '@shop/shared/contracts';
import { createPlatform, lateAccount } from '@shop/shared/platform';
import { adopt } from '@shop/shared/shadow-dom-css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { keepSkeleton } from '../frame/page-skeleton.tsx';
import type { Hydration } from '../hydrate/hydration.ts';
import { readHydration } from '../hydrate/read-hydration.ts';
import { createFragments } from '../registry/fragments.tsx';
import { fetchDiscovery } from '../registry/fetch-discovery.ts';
import { createAreaRegistry, type AreaRegistry, type LoadArea } from '../registry/registry.ts';
import { createAnnouncer } from './announcer.ts';
import { createShopRouter } from './create-shop-router.tsx';
import { localStorageOf } from './local-storage.ts';
import { logRecovery } from './log-recovery.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { provideModules } from './provide-modules.ts';
import { readBoot } from './read-boot.ts';
import { showBootError } from './show-boot-error.ts';

/** Starts the shop in the document; areas come from wherever `loadArea` finds them. */
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
  provideModules(document, boot);
  const registry = createAreaRegistry(discovery, loadArea, fetchDiscovery);
  const platform = createPlatform({
    site,
    settings,
    account: lateAccount,
    storage: localStorageOf(window),
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
  if (hydration) void takeOver(document, element, { ...shop, hydration });
  else render(document, element, shop);
  void platform.cart.getState().reload();
  prefetchOnIntent(document, registry);
}

interface Shop {
  readonly registry: AreaRegistry;
  readonly platform: Platform;
}

function render(document: Document, element: Element, { registry, platform }: Shop): void {
  keepSkeleton(document);
  createRoot(element, { onRecoverableError: logRecovery }).render(
    <StrictMode>
      <RouterProvider router={createShopRouter(registry, platform)} />
    </StrictMode>,
  );
}

/** The rendered page stays until the code that takes it over is there; without it the page is rendered as ever. */
async function takeOver(
  document: Document,
  element: Element,
  shop: Shop & { readonly hydration: Hydration },
): Promise<void> {
  try {
    const { hydrateShop } = await import('../hydrate/hydrate-shop.tsx');
    await hydrateShop(element, shop);
  } catch (error) {
    console.error('The rendered page could not be taken over.', error);
    pageGlobal().waiting?.giveUp();
    render(document, element, shop);
  }
}
