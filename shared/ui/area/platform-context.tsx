import { createContext, use, type ReactNode } from 'react';
import type { Platform } from '../../contracts/index.ts';

const PlatformContext = createContext<Platform | null>(null);

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
