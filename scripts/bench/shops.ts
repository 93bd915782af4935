import { join } from 'node:path';
import { findAreas } from '../../build/areas.ts';
import { checkout, type Builds } from '../build-all.ts';
import { freePort } from '../free-port.ts';
import { startEdge, type Edge } from '../shop.ts';

/** The four shops that are compared: how their parts are put together, and where pages are rendered. */
export const shopNames = [
  'federated, edge',
  'federated, browser',
  'one bundle, edge',
  'one bundle, browser',
] as const;
export type ShopName = (typeof shopNames)[number];

export type Shops = Readonly<Record<ShopName, Edge>>;

export async function startShops(builds: Builds, dataDir: string, apiBase: string): Promise<Shops> {
  const start = async (shopBuilds: Builds, RENDER: string) =>
    startEdge({ builds: shopBuilds, dataDir, port: await freePort() }, apiBase, { RENDER });
  const bundle = oneBundle(builds);
  return {
    'federated, edge': await start(builds, 'on'),
    'federated, browser': await start(builds, 'off'),
    'one bundle, edge': await start(bundle, 'on'),
    'one bundle, browser': await start(bundle, 'off'),
  };
}

/** The one bundle in the place of the shell, with areas whose files are its own. */
function oneBundle(builds: Builds): Builds {
  const directory = builds['one-bundle'] ?? '';
  return {
    host: directory,
    ...Object.fromEntries(findAreas(checkout).map((name) => [name, join(directory, 'areas', name)])),
  };
}
