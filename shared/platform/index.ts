export { openAccount } from './account.ts';
export { createPlatform, type PlatformOptions } from './create-platform.ts';
export { lateAccount } from './late-account.ts';
export { standaloneArea } from './standalone-area.ts';
