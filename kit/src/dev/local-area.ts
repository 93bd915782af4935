import { AreaManifestSchema, type DiscoveredVersion, type Discovery } from '@shop/shared/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { devVersion } from '../../../build/dev-server.ts';
import { areaBase } from './addresses.ts';

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
  const { name, requires, routes, slim, navigation, fragments } = readManifest(join(root, 'area.json'));
  return {
    name,
    version: {
      url: `${areaBase}remoteEntry.js`,
      metadata: { version: devVersion },
      deployment: { traffic: 100, default: true },
      // No integrity and no preloads: files change under the same address.
      extras: { requires, routes, slim, navigation, fragments, preload: [], pages: {} },
    },
  };
}

function readManifest(file: string) {
  try {
    return v.parse(AreaManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new ManifestError(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The discovery document with the local area: in the place of the deployed one, or after all others. */
export function withLocalArea(discovery: Discovery, { name, version }: LocalArea): Discovery {
  return { ...discovery, microFrontends: { ...discovery.microFrontends, [name]: [version] } };
}
