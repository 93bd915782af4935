export { lookInBrowser, until } from './look-in-browser.ts';
export { testSpoiledPages, testSpoiledPlaces } from './test-in-browser.ts';
export { sidewaysWithLongWords } from './long-words.ts';
