import type { Platform } from '../../contracts/index.ts';
import { Outlet, type RouteObject } from '@shop/shared/router';
import { PlatformProvider } from './platform-context.tsx';

/** The pathless route around an area's pages: hands them the platform. */
export function areaRoute(platform: Platform, children: RouteObject[]): RouteObject {
  return {
    element: (
      <PlatformProvider platform={platform}>
        <Outlet />
      </PlatformProvider>
    ),
    children,
  };
}
