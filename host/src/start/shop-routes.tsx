import type { Platform } from '@shop/shared/contracts';
import type { RouteObject } from 'react-router-dom';
import { Elsewhere } from '../fallback/elsewhere.tsx';
import { FrameCrashed } from '../fallback/frame-crashed.tsx';
import type { FrameData } from '../frame/frame-data.ts';
import { Frame } from '../frame/frame.tsx';
import { areaRoute } from '../registry/area-routes.tsx';
import { isSlim, type AreaRegistry } from '../registry/registry.ts';

interface ShopRoutes {
  readonly registry: AreaRegistry;
  readonly platform: Platform;
  readonly data: FrameData;
  /** The area whose page is rendered with the frame at once. */
  readonly present?: { readonly name: string; readonly routes: RouteObject[] } | undefined;
}

/**
 * The shell's own routes: the frame, and a catch-all for what no area answers.
 * The frame has no path, so that every address, the root too, matches the catch-all alone until its area is there.
 */
export function shopRoutes({ registry, platform, data, present }: ShopRoutes): RouteObject[] {
  const isSlimPath = (pathname: string) => {
    const location = registry.locate(pathname);
    return location !== undefined && isSlim(location);
  };
  return [
    {
      id: 'frame',
      element: <Frame platform={platform} data={data} />,
      errorElement: <FrameCrashed />,
      hydrateFallbackElement: <Frame platform={platform} data={data} loading isSlim={isSlimPath} />,
      children: [
        { id: 'elsewhere', path: '*', element: <Elsewhere registry={registry} /> },
        ...(present ? [areaRoute(present.name, present.routes)] : []),
      ],
    },
  ];
}
