import { contractVersion, type Area } from '@shop/shared/contracts';
import { areaRoute } from '@shop/shared/ui';
import { overviewRoute } from './overview/route.ts';

/** The area's pages, for the shell, widgets and the edge. */
export const area: Area = {
  contract: contractVersion,
  routes: (platform) => [areaRoute(platform, [overviewRoute(platform)])],
};
