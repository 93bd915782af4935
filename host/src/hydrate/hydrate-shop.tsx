import { pageGlobal, type Platform } from '@shop/shared/contracts';
import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadFrame } from '../frame/frame-data.ts';
import { loadMatchedViews } from '../registry/area-routes.tsx';
import type { AreaRegistry } from '../registry/registry.ts';
import { createShopRouter, type InitialArea } from '../start/shop-router.tsx';
import { withCachedAnswers } from './cached-answers.ts';
import { isClientOnlyError } from './client-only.ts';
import { toRouterState, type Hydration } from './hydration.ts';

interface RenderedShop {
  readonly registry: AreaRegistry;
  readonly platform: Platform;
  readonly hydration: Hydration;
  /** Called once the page is hydrated. */
  onHydrated(): void;
}

export interface HydratedShop {
  readonly router: ReturnType<typeof createShopRouter>;
  readonly root: Root;
}

/**
 * Hydrates the page that a server has rendered into the element. Rejects, with the page untouched, when the code of its
 * area cannot be loaded.
 */
export async function hydrateShop(
  element: Element,
  { registry, platform, hydration, onHydrated }: RenderedShop,
): Promise<HydratedShop> {
  const { pathname } = window.location;
  const cached = withCachedAnswers(platform, hydration.answers ?? {});
  const initialArea = await withOneRetry(() => loadInitialArea(registry, cached.platform, pathname));
  const router = createShopRouter(registry, platform, {
    data: loadFrame(platform, hydration.frame),
    initialArea,
    hydrationData: toRouterState(hydration),
  });
  const { earlyEvents } = pageGlobal();
  const onMounted = () => {
    onHydrated();
    void earlyEvents?.replay();
    if (hydration.answers) void router.revalidate().then(cached.clear);
  };
  earlyEvents?.clearMarks();
  const page = (
    <StrictMode>
      <HydrationEffects onCommit={earlyEvents?.restoreFields} onMounted={onMounted}>
        <RouterProvider router={router} />
      </HydrationEffects>
    </StrictMode>
  );
  return { router, root: hydrateInTransition(element, page) };
}

/** A transition lets the browser paint and respond in between: a long page is no long task. */
function hydrateInTransition(element: Element, page: ReactNode): Root {
  const onRecoverableError: RootOptions['onRecoverableError'] = (error, { componentStack }) => {
    if (!isClientOnlyError(error))
      console.error('The page differs from the rendered one.', error, componentStack);
  };
  const roots: Root[] = [];
  startTransition(() => {
    roots.push(hydrateRoot(element, page, { onRecoverableError }));
  });
  const [root] = roots;
  if (!root) throw new Error('React did not start to hydrate the page.');
  return root;
}

async function loadInitialArea(
  registry: AreaRegistry,
  platform: Platform,
  pathname: string,
): Promise<InitialArea | undefined> {
  const location = registry.locate(pathname);
  if (!location) return undefined;
  const area = await registry.load(location);
  return { name: location.name, routes: await loadMatchedViews(area.routes(platform), pathname) };
}

async function withOneRetry<Value>(task: () => Promise<Value>): Promise<Value> {
  try {
    return await task();
  } catch (error) {
    console.error('The code of the page could not be loaded; it is requested once more.', error);
    return task();
  }
}

interface HydrationEffectsProps {
  /** Before anything is rendered again: fields still hold what was typed. */
  readonly onCommit: (() => void) | undefined;
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

function HydrationEffects({ onCommit, onMounted, children }: HydrationEffectsProps) {
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  useEffect(onMounted, [onMounted]);
  return children;
}
