import { pageGlobal } from '@shop/shared/contracts';
import { fetchModule, prefetchModules } from '@shop/shared/modules';
import { adopt } from '@shop/shared/shadow-dom-css';
import { addFilesOf } from './area-code.ts';
import { loadContainer } from './container.ts';
import type { LoadArea } from './registry.ts';
import { shareScope } from './share-scope.ts';

/** Loads a remote's area through federation; from the fallback address when the first cannot be loaded. */
export const loadArea: LoadArea = async (name, version) => {
  const { url, fallbackUrl, metadata, extras } = version;
  adopt(document, [`${name}@${metadata.version}`]);
  addFilesOf(version, document);
  prefetchModules(document, [url, ...extras.preload]);
  const load = async (address: string) => {
    if (extras.integrityManifest) await fetchModule(address);
    // A release from before there were manifests.
    else if (metadata.integrity) await pageGlobal().fetchFiles?.([[address, metadata.integrity]]);
    return loadContainer(address, shareScope);
  };
  try {
    return await load(new URL(url, document.baseURI).href);
  } catch (error) {
    if (!fallbackUrl) throw error;
    return load(new URL(fallbackUrl, document.baseURI).href);
  }
};
