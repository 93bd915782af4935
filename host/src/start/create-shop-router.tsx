import type { Platform } from '@shop/shared/contracts';
import { createBrowserRouter } from 'react-router-dom';
import { loadFrame } from '../frame/frame-data.ts';
import { areaRoutesOnNavigation } from '../registry/area-routes.tsx';
import type { AreaRegistry } from '../registry/registry.ts';
import { shopRoutes } from './shop-routes.tsx';

/** The browser's router: the shell's routes; areas add theirs when first visited. */
export function createShopRouter(registry: AreaRegistry, platform: Platform) {
  return createBrowserRouter(shopRoutes({ registry, platform, data: loadFrame(platform) }), {
    patchRoutesOnNavigation: areaRoutesOnNavigation(registry, platform),
  });
}
