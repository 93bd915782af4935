import { pageGlobal, type Platform } from '@shop/shared/contracts';
import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { ReportFailure } from '../failures/report-failure.ts';
import { FailureContext } from '../failures/use-report-failure.ts';
import { loadFrame } from '../frame/frame-data.ts';
import { loadMatchedViews } from '../registry/area-routes.tsx';
import type { AreaRegistry } from '../registry/registry.ts';
import { createShopRouter, type InitialArea, type ShopParts } from '../start/shop-router.tsx';
import { withCachedAnswers } from './cached-answers.ts';
import { isClientOnlyError } from './client-only.ts';
import { toRouterState, type Hydration } from './hydration.ts';
import { rememberNodes } from './rendered-nodes.ts';

interface RenderedShop extends ShopParts {
  readonly hydration: Hydration;
  /** Called once the page is hydrated. */
  onHydrated(): void;
}

/**
 * Loads the code of the page that a server has rendered into the element, and returns what hydrates it. Both leave the page as
 * it was rendered when they reject; where the code threw while it hydrated, the page is in a copy of the element.
 */
export async function loadRenderedPage(
  element: HTMLElement,
  { registry, platform, reportFailure, hydration, onHydrated }: RenderedShop,
): Promise<() => Promise<void>> {
  const { pathname } = window.location;
  const cached = withCachedAnswers(platform, hydration.answers ?? {});
  const initialArea = await withOneRetry(() => loadInitialArea(registry, cached.platform, pathname));
  return async () => {
    const { earlyEvents } = pageGlobal();
    // The page is of another address than the router would start at.
    if (earlyEvents?.leaveIfMoved?.()) return new Promise(() => {});
    const router = createShopRouter(
      { registry, platform, reportFailure },
      {
        data: loadFrame(platform, hydration.frame),
        initialArea,
        hydrationData: toRouterState(hydration),
      },
    );
    earlyEvents?.clearMarks();
    try {
      await hydrateNodes(element, {
        page: <RouterProvider router={router} />,
        reportFailure,
        onCommit: earlyEvents?.restoreFields,
      });
    } catch (error) {
      router.dispose();
      throw error;
    }
    onHydrated();
    void earlyEvents?.replay();
    if (hydration.answers) void router.revalidate().then(cached.clear);
  };
}

interface HydratedPage {
  readonly page: ReactNode;
  readonly reportFailure: ReportFailure;
  /** Before anything is rendered again: fields still hold what was typed. */
  readonly onCommit: (() => void) | undefined;
}

/** Resolves once all effects of the first render have run; rejects, with the nodes as they were, when anything throws till then. */
function hydrateNodes(element: HTMLElement, { page, reportFailure, onCommit }: HydratedPage): Promise<void> {
  const nodes = rememberNodes(element);
  return new Promise((resolve, reject) => {
    let root: Root | undefined;
    let isSettled = false;
    const settle = (end: () => void) => {
      if (isSettled) return;
      isSettled = true;
      end();
    };
    const fail = (cause: unknown) =>
      settle(() => {
        nodes.restore();
        // Not while React commits.
        setTimeout(() => root?.unmount());
        reject(cause);
      });
    const succeed = () =>
      settle(() => {
        nodes.forget();
        resolve();
      });
    // A component that catches an error shows it, and reports it with that.
    const report: ReportFailure = (failure) => (isSettled ? reportFailure(failure) : fail(failure.cause));
    const mounted = (
      <StrictMode>
        <FailureContext value={report}>
          {/* What an effect throws is caught after all effects have run. */}
          <HydrationEffects onCommit={onCommit} onMounted={() => queueMicrotask(succeed)}>
            {page}
          </HydrationEffects>
        </FailureContext>
      </StrictMode>
    );
    // A transition lets the browser paint and respond in between: a long page is no long task.
    startTransition(() => {
      root = hydrateRoot(element, mounted, { onRecoverableError, onUncaughtError: fail });
    });
  });
}

const onRecoverableError: RootOptions['onRecoverableError'] = (error, { componentStack }) => {
  if (!isClientOnlyError(error))
    console.error('The page differs from the rendered one.', error, componentStack);
};

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
    console.error('The page is requested once more.', error);
    return task();
  }
}

interface HydrationEffectsProps extends Pick<HydratedPage, 'onCommit'> {
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

function HydrationEffects({ onCommit, onMounted, children }: HydrationEffectsProps) {
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  useEffect(onMounted, [onMounted]);
  return children;
}
