export { buildEmbed } from './build-embed.ts';
export { buildElements } from './elements.ts';
export { buildRuntime } from './runtime.ts';
export { buildVendor } from './vendor.ts';
