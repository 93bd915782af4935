import { pageGlobal, type Platform } from '@shop/shared/contracts';
import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadFrame } from '../frame/frame-data.ts';
import { areaRoutesOnNavigation, loadMatchedViews } from '../registry/area-routes.tsx';
import type { AreaRegistry } from '../registry/registry.ts';
import { shopRoutes } from '../start/shop-routes.tsx';
import { hydrationData } from './hydration-data.ts';
import type { Hydration } from './hydration.ts';
import { withCachedAnswers } from './cached-answers.ts';
import { isLeftToBrowser } from './left-to-browser.ts';

interface HydratedShop {
  readonly registry: AreaRegistry;
  readonly platform: Platform;
  readonly hydration: Hydration;
}

export interface RunningShop {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly root: Root;
}

/**
 * Takes over the page that a server has rendered into the element. Rejects, with the page untouched, when the code of
 * its area does not arrive.
 */
export async function hydrateShop(
  element: Element,
  { registry, platform, hydration }: HydratedShop,
): Promise<RunningShop> {
  const { pathname } = window.location;
  const known = withCachedAnswers(platform, hydration.answers ?? {});
  const present = await twice(() => presentArea(registry, known.platform, pathname));
  const data = loadFrame(platform, hydration.frame);
  const router = createBrowserRouter(shopRoutes({ registry, platform, data, present }), {
    hydrationData: hydrationData(hydration),
    patchRoutesOnNavigation: areaRoutesOnNavigation(registry, platform, present?.name),
  });
  const { waiting } = pageGlobal();
  const goOn = () => {
    void waiting?.replay();
    if (hydration.answers) void router.revalidate().then(known.forget);
  };
  waiting?.unmark();
  const page = (
    <StrictMode>
      <WhenMounted onHydrated={waiting?.retype} onMounted={goOn}>
        <RouterProvider router={router} />
      </WhenMounted>
    </StrictMode>
  );
  return { router, root: hydratedInSteps(element, page) };
}

/** A transition lets the browser paint and answer in between: a long page is no long task. */
function hydratedInSteps(element: Element, page: ReactNode): Root {
  const onRecoverableError: RootOptions['onRecoverableError'] = (error, { componentStack }) => {
    if (!isLeftToBrowser(error))
      console.error('The page differs from the rendered one.', error, componentStack);
  };
  const roots: Root[] = [];
  startTransition(() => {
    roots.push(hydrateRoot(element, page, { onRecoverableError }));
  });
  const [root] = roots;
  if (!root) throw new Error('React did not start to take the page over.');
  return root;
}

async function presentArea(registry: AreaRegistry, platform: Platform, pathname: string) {
  const location = registry.locate(pathname);
  if (!location) return undefined;
  const area = await registry.load(location);
  return { name: location.name, routes: await loadMatchedViews(area.routes(platform), pathname) };
}

async function twice<Value>(task: () => Promise<Value>): Promise<Value> {
  try {
    return await task();
  } catch (error) {
    console.error('The code of the page did not arrive; it is asked for once more.', error);
    return task();
  }
}

interface WhenMountedProps {
  /** Before anything is drawn anew: fields still hold what was typed. */
  readonly onHydrated: (() => void) | undefined;
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

function WhenMounted({ onHydrated, onMounted, children }: WhenMountedProps) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  useEffect(onMounted, [onMounted]);
  return children;
}
