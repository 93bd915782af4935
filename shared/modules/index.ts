export { createFetchFiles } from './fetch-files.ts';
export { addIntegrityManifest, fetchModule, loadModule } from './load-module.ts';
export { pageFiles } from './page-files.ts';
