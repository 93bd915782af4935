import { createContext, use, type ReactNode } from 'react';
import type { Platform } from '../../contracts/index.ts';
import { Outlet, type RouteObject } from '@shop/shared/router';

/** Null outside of a shop. Most components use `usePlatform`; this is for those that may stand outside. */
export const PlatformContext = createContext<Platform | null>(null);

interface PlatformProviderProps {
  readonly platform: Platform;
  readonly children: ReactNode;
}

export function PlatformProvider({ platform, children }: PlatformProviderProps) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The platform of the shop around the component. Throws outside of one. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) {
    throw new Error('No platform here: render the page below areaRoute() or a PlatformProvider.');
  }
  return platform;
}

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
