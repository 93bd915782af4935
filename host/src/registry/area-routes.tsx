import type { Platform } from '@shop/shared/contracts';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { AreaError } from '../fallback/area-error.tsx';
import { prefetchPage } from './area-code.ts';
import { recoverable } from './recoverable.tsx';
import type { AreaRegistry } from './registry.ts';

/**
 * Finds the area of a path when it is first asked for and adds its routes below the frame.
 * An area that cannot be loaded adds nothing: the frame's catch-all route shows what happened.
 * The routes of the area named by `present` are there from the start.
 */
export function areaRoutesOnNavigation(
  registry: AreaRegistry,
  platform: Platform,
  present?: string,
): PatchRoutesOnNavigationFunction {
  const patched = new Set(present === undefined ? [] : [present]);
  return async ({ path, patch, signal }) => {
    const location = registry.locate(path);
    if (!location) return;
    const { name } = location;
    prefetchPage(location, document);
    if (patched.has(name)) return;
    try {
      const area = await registry.load(location);
      // The router takes no routes for a navigation that another one has overtaken.
      if (signal.aborted || patched.has(name)) return;
      patch('frame', [areaRoute(name, area.routes(platform).map(recoverable))]);
      patched.add(name);
    } catch (error) {
      console.error(`The area "${name}" could not be loaded.`, error);
    }
  };
}

/** An area's place below the frame, the same in the browser and on a server. */
export function areaRoute(name: string, children: RouteObject[]): RouteObject {
  return { id: `area/${name}`, errorElement: <AreaError />, children };
}
