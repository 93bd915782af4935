// For shells. Widgets take `@shop/shared/mount/area`: its styles would come along.
export { openAccount } from './account.ts';
export { createPlatform, type PlatformOptions } from './create-platform.ts';
export { lateAccount } from './late-account.ts';
export { ofOneArea } from './of-one-area.ts';
