export { checkSpoiledPages, spoiledCases, type LookAtPage, type SeedPage } from './spoiled-pages.ts';
