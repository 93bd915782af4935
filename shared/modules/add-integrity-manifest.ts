import { pageGlobal } from '@shop/shared/contracts';
import { loadModule } from './load-module.ts';

/** Makes a build's files known to the page by the module that lists them; `import()`s of the build are checked from then on. */
export function addIntegrityManifest(address: string, integrity: string): void {
  const page = pageGlobal();
  page.loadModule ??= loadModule;
  const manifests = (page.integrityManifests ??= new Map());
  if (!manifests.has(address)) manifests.set(address, { integrity });
}
