import { expect, test } from 'vitest';
import type { Area } from '../../contracts/index.ts';
import { widths } from '../area/index.ts';
import { sidewaysWithLongWords } from './long-words.ts';
import { lookInBrowser } from './look-in-browser.ts';
import { checkSpoiledPages, spoiledCases, type LookAtPage, type SeedPage } from './spoiled-pages.ts';

/**
 * The test of one part of the shop, such as the drawer; `look` opens it.
 * @param isExhaustive whether every field is spoiled in every way here, since no server renders these records
 */
export function testSpoiledPlaces(
  what: string,
  look: LookAtPage,
  pages: readonly SeedPage[],
  isExhaustive = false,
): void {
  test(`whatever a record holds, ${what} all that is good [REC-13]`, async () => {
    expect(await checkSpoiledPages(pages, look, spoiledCases({ isExhaustive }))).toBeGreaterThan(0);
  }, 2_400_000);
}

/** The tests of an area's pages in a browser. Those of a customer are rendered by no server. */
export function testSpoiledPages(area: Area, pages: readonly SeedPage[], { signedIn = false } = {}): void {
  testSpoiledPlaces('every page shows', lookInBrowser(area, { signedIn }), pages, signedIn);

  test.each(pages)(
    'an unbroken word of 300 letters leaves $path as wide as it is [REC-11]',
    async (seedPage) => {
      expect(await sidewaysWithLongWords(area, seedPage, { widths, signedIn })).toEqual(
        Object.fromEntries(widths.map((width) => [width, 0])),
      );
    },
  );
}
