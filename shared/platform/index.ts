export { openAccount } from './account.ts';
export { createPlatform, type PlatformOptions } from './create-platform.ts';
export { createDeferredAccount } from './create-deferred-account.ts';
export { standaloneArea } from './standalone-area.ts';
