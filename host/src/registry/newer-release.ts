import { bootElementId, DiscoverySchema, type Boot, type Discovery } from '@shop/shared/contracts';
import type { SafeStorage } from '@shop/shared/storage';
import * as v from 'valibot';

/** Today's discovery document: after a release it names other files than the one this page began with. */
export async function askDiscovery(): Promise<Discovery> {
  const answer = await fetch('/discovery.json', { cache: 'no-cache' });
  return v.parse(DiscoverySchema, await answer.json());
}

/**
 * Whether the shop's areas have been released anew since this document was made. Says so once for each set of
 * releases, so that a page that begins anew for it does so no second time.
 */
export async function releasedSince(
  document: Document,
  storage: Pick<SafeStorage, 'getItem' | 'setItem'>,
): Promise<boolean> {
  const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? 'null') as Partial<Boot>;
  const [before, today] = [boot.discovery, await askDiscovery()].map(releases);
  if (before === today || storage.getItem(storageKey) === today) return false;
  // Without a storage the page would be reloaded again and again.
  return storage.setItem(storageKey, `${today}`);
}

const storageKey = 'shopReleases';

function releases(discovery: Discovery | undefined): string {
  const areas = Object.entries(discovery?.microFrontends ?? {});
  return areas
    .map(([name, versions]) => `${name}@${versions.map((one) => one.metadata.version).join()}`)
    .join(' ');
}
