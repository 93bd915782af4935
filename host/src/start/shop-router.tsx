import type { Platform } from '@shop/shared/contracts';
import { createBrowserRouter, type HydrationState, type RouteObject } from 'react-router-dom';
import type { ReportFailure } from '../failures/report-failure.ts';
import { FrameError } from '../fallback/area-error.tsx';
import { UnmatchedRoute } from '../fallback/unmatched-route.tsx';
import { loadFrame, type FrameData } from '../frame/frame-data.ts';
import { Frame } from '../frame/frame.tsx';
import { areaRoute, areaRoutesOnNavigation } from '../registry/area-routes.tsx';
import { isSlim, type AreaRegistry } from '../registry/registry.ts';

/** An area whose routes are there with the first render. */
export interface InitialArea {
  readonly name: string;
  readonly routes: RouteObject[];
}

/** What the pages of a browser's shop are made with. */
export interface ShopParts {
  readonly registry: AreaRegistry;
  readonly platform: Platform;
  readonly reportFailure: ReportFailure;
}

interface ShopRoutes extends Omit<ShopParts, 'reportFailure'> {
  readonly data: FrameData;
  readonly initialArea?: InitialArea | undefined;
}

/**
 * The shell's own routes: the frame, and a catch-all for what no area answers.
 * The frame has no path, so that every address, the root too, matches the catch-all alone until its area is loaded.
 */
export function shopRoutes({ registry, platform, data, initialArea }: ShopRoutes): RouteObject[] {
  const isSlimPath = (pathname: string) => {
    const location = registry.locate(pathname);
    return location !== undefined && isSlim(location);
  };
  const frame = { platform, data, links: registry.navigation };
  return [
    {
      id: 'frame',
      element: <Frame {...frame} />,
      errorElement: <FrameError />,
      hydrateFallbackElement: <Frame {...frame} loading isSlim={isSlimPath} />,
      children: [
        { id: unmatchedRouteId, path: '*', element: <UnmatchedRoute registry={registry} /> },
        ...(initialArea ? [areaRoute(initialArea.name, initialArea.routes)] : []),
      ],
    },
  ];
}

/** Id of the catch-all route. */
export const unmatchedRouteId = 'unmatched';

interface FirstPage {
  readonly data: FrameData;
  readonly initialArea: InitialArea | undefined;
  readonly hydrationData: HydrationState;
}

/** The browser's router: the shell's routes; areas add theirs when first visited. `firstPage` is a rendered page's. */
export function createShopRouter(
  { registry, platform, reportFailure }: ShopParts,
  firstPage?: FirstPage,
): ReturnType<typeof createBrowserRouter> {
  const { data = loadFrame(platform), initialArea, hydrationData } = firstPage ?? {};
  return createBrowserRouter(shopRoutes({ registry, platform, data, initialArea }), {
    ...(hydrationData && { hydrationData }),
    patchRoutesOnNavigation: areaRoutesOnNavigation(registry, platform, reportFailure, initialArea?.name),
  });
}
