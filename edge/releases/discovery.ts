import type { Discovery, ManifestFile, ManifestLink } from '@shop/shared/contracts';
import type { AreaRelease, EdgeConfig } from './edge-config.ts';

/** Where an app's release is served: its own origin when it has one, else a path of this edge. */
export function releaseBase({ areaOrigins, bases }: EdgeConfig, name: string, version: string): string {
  return bases?.[name] ?? `${areaOrigins[name] ?? ''}/releases/${name}/${version}/`;
}

/** The discovery document of a set: one version per area, in the frontend-discovery form. */
export function discoveryDocument(config: EdgeConfig): Discovery {
  return discoveryOf(
    [...config.areas].map(([name, release]) => [name, [discoveredVersion(config, release)]]),
  );
}

/** A canary of an area, as the public discovery document tells of it. */
export interface DiscoveredCanary {
  readonly app: string;
  readonly config: EdgeConfig;
  /** Percent of the visitors. */
  readonly traffic: number;
}

/** The discovery document of all that is served: the default version of each area, and its canary. */
export function publicDiscovery(config: EdgeConfig, canaries: readonly DiscoveredCanary[]): Discovery {
  return discoveryOf(
    [...config.areas].map(([name, release]) => {
      const canary = canaries.find(({ app }) => app === name);
      const other = canary?.config.areas.get(name);
      const traffic = (canary && other && canary.traffic) ?? 0;
      return [
        name,
        [
          discoveredVersion(config, release, { traffic: 100 - traffic, default: true }),
          ...(canary && other ? [discoveredVersion(canary.config, other, { traffic, default: false })] : []),
        ],
      ];
    }),
  );
}

function discoveryOf(microFrontends: (readonly [name: string, versions: DiscoveredRecord[]])[]): Discovery {
  return { schema: '1.0.0', microFrontends: Object.fromEntries(microFrontends) };
}

/** Where a release's integrity manifest is. */
export function manifestLink(base: string, { file, integrity }: ManifestFile): ManifestLink {
  return { url: base + file, integrity };
}

type DiscoveredRecord = Discovery['microFrontends'][string][number];

function discoveredVersion(
  config: EdgeConfig,
  release: AreaRelease,
  deployment: DiscoveredRecord['deployment'] = { traffic: 100, default: true },
): DiscoveredRecord {
  const base = releaseBase(config, release.name, release.version);
  const addresses = (files: readonly string[]) => files.map((file) => base + file);
  const earlier = config.fallbacks?.get(release.name);
  return {
    url: base + release.entry,
    fallbackUrl: earlier
      ? releaseBase(config, earlier.name, earlier.version) + earlier.entry
      : base + release.entry,
    metadata: { version: release.version, integrity: release.integrity },
    deployment,
    extras: {
      requires: release.requires,
      routes: release.routes,
      ...(release.slim && { slim: release.slim }),
      ...(release.navigation && { navigation: release.navigation }),
      fragments: release.fragments,
      ...manifestOf(base, release),
      preload: addresses(release.preload),
      pages: Object.fromEntries(
        Object.entries(release.pages).map(([pattern, files]) => [pattern, addresses(files)]),
      ),
      ...(earlier && { fallback: fallbackOf(config, earlier) }),
    },
  };
}

/** What browsers need to load an earlier release in the place of one that cannot be loaded. */
function fallbackOf(config: EdgeConfig, release: AreaRelease) {
  const { name, version, integrity, preload } = release;
  const base = releaseBase(config, name, version);
  return {
    version,
    integrity,
    ...manifestOf(base, release),
    preload: preload.map((file) => base + file),
  };
}

function manifestOf(base: string, { integrityManifest }: AreaRelease) {
  return integrityManifest && { integrityManifest: manifestLink(base, integrityManifest) };
}
