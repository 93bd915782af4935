import { bootElementId, DiscoverySchema, type Boot, type Discovery } from '@shop/shared/contracts';
import type { SafeStorage } from '@shop/shared/storage';
import * as v from 'valibot';
import { defaultVersion } from './registry.ts';

/** The current discovery document: after a release it names other files than the one this page was loaded with. */
export async function fetchDiscovery(): Promise<Discovery> {
  const answer = await fetch('/discovery.json', { cache: 'no-cache' });
  return v.parse(DiscoverySchema, await answer.json());
}

/**
 * Whether areas have been released since this document was made. True once for each set of releases, so that a page
 * reloads at most once for it. Rejects when the discovery document cannot be fetched.
 */
export async function hasNewRelease(
  document: Document,
  storage: Pick<SafeStorage, 'getItem' | 'setItem'>,
): Promise<boolean> {
  const boot = JSON.parse(
    document.querySelector(`script#${bootElementId}`)?.textContent ?? 'null',
  ) as Partial<Boot>;
  const [before, now] = [boot.discovery, await fetchDiscovery()].map(releaseSet);
  if (before === now || storage.getItem(storageKey) === now) return false;
  // Without a storage the page would be reloaded again and again.
  return storage.setItem(storageKey, `${now}`);
}

const storageKey = 'shopReleases';

function releaseSet(discovery: Discovery | undefined): string {
  const areas = Object.entries(discovery?.microFrontends ?? {});
  // A version that only some visitors get is no reason to reload.
  return areas.map(([name, versions]) => `${name}@${defaultVersion(versions)?.metadata.version}`).join(' ');
}
