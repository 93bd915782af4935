import type { AreaManifest, DiscoveredVersion, Discovery } from '@shop/shared/contracts';
import { join } from 'node:path';
import { readManifest } from '../../../build/areas.ts';
import { devVersion } from '../../../build/dev-server.ts';
import { entryPath } from './addresses.ts';

/** An area whose code comes from the dev server. */
export interface LocalArea {
  readonly name: string;
  readonly version: DiscoveredVersion;
}

/** The folder's `area.json` cannot be read. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/** Reads `area.json`, which may be edited at any time. Throws a `ManifestError`. */
export function readLocalArea(root: string): LocalArea {
  const { name, requires, routes, slim, navigation, fragments } = tryReading(root);
  return {
    name,
    version: {
      url: entryPath,
      metadata: { version: devVersion },
      deployment: { traffic: 100, default: true },
      // No integrity and no preloads: files change under the same address.
      extras: { requires, routes, slim, navigation, fragments, preload: [], pages: {} },
    },
  };
}

function tryReading(root: string): AreaManifest {
  try {
    return readManifest(root);
  } catch (cause) {
    const file = join(root, 'area.json');
    throw new ManifestError(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The discovery document with the local area: in the place of the deployed one, or after all others. */
export function withLocalArea(discovery: Discovery, { name, version }: LocalArea): Discovery {
  return { ...discovery, microFrontends: { ...discovery.microFrontends, [name]: [version] } };
}
