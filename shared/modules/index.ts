export { addIntegrityManifest } from './add-integrity-manifest.ts';
export { createFetchFiles } from './fetch-files.ts';
export { fetchModule, loadModule } from './load-module.ts';
export { prefetchModules } from './prefetch-modules.ts';
