import { adopt } from '@shop/shared/shadow-dom-css';
import { checkIntegrity } from './check-integrity.ts';
import { loadContainer } from './container.ts';
import { preloadModules } from './preload-modules.ts';
import type { LoadArea } from './registry.ts';
import { shareScope } from './share-scope.ts';

/** Loads a remote's area through federation; from the fallback address when the first cannot be loaded. */
export const loadArea: LoadArea = async (name, { url, fallbackUrl, metadata, extras }) => {
  adopt(document, [`${name}@${metadata.version}`]);
  preloadModules(document, [url], metadata.integrity);
  preloadModules(document, extras.preload);
  try {
    await checkIntegrity(document, address(url), metadata.integrity);
    return await loadContainer(address(url), shareScope);
  } catch (error) {
    if (!fallbackUrl) throw error;
    await checkIntegrity(document, address(fallbackUrl), metadata.integrity);
    return loadContainer(address(fallbackUrl), shareScope);
  }
};

function address(url: string): string {
  return new URL(url, document.baseURI).href;
}
