import type { Discovery, ManifestFile, ManifestLink } from '@shop/shared/contracts';
import type { AreaRelease, EdgeConfig } from './edge-config.ts';

/** Where an app's release is served: its own origin when it has one, else a path of this edge. */
export function releaseBase({ areaOrigins, bases }: EdgeConfig, name: string, version: string): string {
  return bases?.[name] ?? `${areaOrigins[name] ?? ''}/releases/${name}/${version}/`;
}

/** The discovery document: one default version per area, in the frontend-discovery form. */
export function discoveryDocument(config: EdgeConfig): Discovery {
  return {
    schema: '1.0.0',
    microFrontends: Object.fromEntries(
      [...config.areas].map(([name, release]) => [name, [discoveredVersion(config, name, release)]]),
    ),
  };
}

/** Where a release's integrity manifest is. */
export function manifestLink(base: string, { file, integrity }: ManifestFile): ManifestLink {
  return { url: base + file, integrity };
}

function discoveredVersion(config: EdgeConfig, name: string, release: AreaRelease) {
  const base = releaseBase(config, name, release.version);
  const addresses = (files: readonly string[]) => files.map((file) => base + file);
  return {
    url: base + release.entry,
    fallbackUrl: base + release.entry,
    metadata: { version: release.version, integrity: release.integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      requires: release.requires,
      routes: release.routes,
      ...(release.slim && { slim: release.slim }),
      ...(release.navigation && { navigation: release.navigation }),
      fragments: release.fragments,
      ...(release.integrityManifest && { integrityManifest: manifestLink(base, release.integrityManifest) }),
      preload: addresses(release.preload),
      pages: Object.fromEntries(
        Object.entries(release.pages).map(([pattern, files]) => [pattern, addresses(files)]),
      ),
    },
  };
}
