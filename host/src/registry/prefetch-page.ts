import type { ManifestLink } from '@shop/shared/contracts';
import { addIntegrityManifest, fetchModule } from '@shop/shared/modules';
import type { AreaLocation } from './registry.ts';

/** Fetches the code of an area's page, without running it. */
export function prefetchPage({ version, pattern }: AreaLocation, document: Document): void {
  const { url, extras } = version;
  addManifest(extras.integrityManifest, document);
  prefetchModules(document, [url, ...extras.preload, ...(extras.pages[pattern] ?? [])]);
}

/** Adds the integrity manifest of an area's release to the page, so that its files are fetched with their hashes. */
export function addManifest(manifest: ManifestLink | undefined, document: Document): void {
  if (manifest) addIntegrityManifest(new URL(manifest.url, document.baseURI).href, manifest.integrity);
}

/** Fetches modules that are about to be imported; a failed one is fetched again when it is imported. */
export function prefetchModules({ baseURI }: Document, addresses: readonly string[]): void {
  for (const address of addresses) fetchModule(new URL(address, baseURI).href).catch(() => undefined);
}
