export { createFetchFiles } from './fetch-files.ts';
export { addIntegrityManifest, fetchModule, loadModule } from './load-module.ts';
