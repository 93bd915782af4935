import type { DiscoveredVersion } from '@shop/shared/contracts';
import { addIntegrityManifest, prefetchModules } from '@shop/shared/modules';
import type { AreaLocation } from './registry.ts';

/** Makes the files of an area's version known to the page, so that they are fetched with their integrity. */
export function addFilesOf({ extras }: DiscoveredVersion, document: Document): void {
  const { integrityManifest } = extras;
  if (!integrityManifest) return;
  addIntegrityManifest(new URL(integrityManifest.url, document.baseURI).href, integrityManifest.integrity);
}

/** Fetches the code of an area's page, without running it. */
export function prefetchPage({ version, pattern }: AreaLocation, document: Document): void {
  const { url, extras } = version;
  addFilesOf(version, document);
  prefetchModules(document, [url, ...extras.preload, ...(extras.pages[pattern] ?? [])]);
}
