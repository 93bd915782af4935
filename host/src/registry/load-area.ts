import * as federationRuntime from '@module-federation/runtime/core';
import { pageGlobal, type Area, type DiscoveredVersion } from '@shop/shared/contracts';
import { fetchModule } from '@shop/shared/modules';
import { adopt } from '@shop/shared/shadow-dom-css';
import { addManifest, prefetchModules } from './prefetch-page.ts';
import type { LoadArea } from './registry.ts';
import { shareScope, type ShareScope } from './share-scope.ts';

/** Loads a remote's area through federation; its earlier release, or the fallback address, when it cannot be loaded. */
export const loadArea: LoadArea = async (name, version, onFallback) => {
  const { url, fallbackUrl, metadata, extras } = version;
  const own = { ...metadata, ...extras };
  try {
    return await loadRelease(name, url, own);
  } catch (error) {
    if (!fallbackUrl) throw error;
    if (extras.fallback) onFallback(error);
    return loadRelease(name, fallbackUrl, extras.fallback ?? own);
  }
};

interface LoadedRelease extends Pick<DiscoveredVersion['extras'], 'integrityManifest' | 'preload'> {
  readonly version: string;
  readonly integrity?: string | undefined;
}

async function loadRelease(name: string, url: string, release: LoadedRelease): Promise<Area> {
  const { version, integrity, integrityManifest, preload } = release;
  const address = new URL(url, document.baseURI).href;
  const removeStyles = adopt(document, [`${name}@${version}`]);
  try {
    addManifest(integrityManifest, document);
    prefetchModules(document, [url, ...preload]);
    if (integrityManifest) await fetchModule(address);
    // A release from before there were manifests.
    else if (integrity) await pageGlobal().fetchFiles?.([[address, integrity]]);
    return await loadContainer(address, shareScope);
  } catch (error) {
    removeStyles();
    throw error;
  }
}

/** A remote's entry module, in the module federation protocol. */
interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => { area?: Area }>;
}

type ImportModule = (address: string) => Promise<unknown>;

const importModule: ImportModule = (address) => import(/* @vite-ignore */ address);

// Remotes are built without a federation runtime: they take the page's from this global.
const page = globalThis as { _FEDERATION_RUNTIME_CORE?: unknown };

// A container takes its scope once, even if a later step failed and is tried again.
const initialized = new WeakSet<Container>();

/** Imports a remote's entry and returns its area. Rejects when the entry cannot be fetched or exposes no area. */
export async function loadContainer(
  entry: string,
  scope: ShareScope,
  load: ImportModule = importModule,
): Promise<Area> {
  page._FEDERATION_RUNTIME_CORE ??= federationRuntime;
  // The module federation plugin fixes the shape of an entry.
  const container = (await load(entry)) as Container;
  if (!initialized.has(container)) await container.init(scope);
  initialized.add(container);
  const module = (await container.get('./area'))();
  if (!module.area) throw new TypeError(`${entry} exposes no area`);
  return module.area;
}
