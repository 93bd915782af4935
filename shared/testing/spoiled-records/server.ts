export { testSpoiledPages } from './test-on-server.ts';
