import { createPathMatcher } from '@shop/shared/contracts';
import { findAreas, readAreaManifest } from '../build/areas.ts';

interface MatchingRoute {
  readonly area: string;
  /** As in `area.json`, e.g. `/blog/:slug`. */
  readonly pattern: string;
  /** Its parameters for the path, e.g. `slug`. */
  readonly params: Readonly<Record<string, string>>;
}

/** All routes of a checkout's areas that match a path, its own too. */
export function findMatchingRoutes(checkout: string, path: string): MatchingRoute[] {
  return findAreas(checkout).flatMap((area) =>
    readAreaManifest(checkout, area).routes.flatMap((pattern) => {
      const match = createPathMatcher([{ path: pattern }])(path);
      return match ? [{ area, pattern, params: match.params }] : [];
    }),
  );
}
