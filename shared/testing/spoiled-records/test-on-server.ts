import { expect, test } from 'vitest';
import type { Area } from '../../contracts/index.ts';
import { renderArea } from '../area/render-area.tsx';
import {
  watchErrors,
  checkSpoiledPages,
  spoiledCases,
  type LookAtPage,
  type SeedPage,
} from './spoiled-pages.ts';

/** Renders pages of an area as a server does; nothing but reports may be logged. */
function lookOnServer(area: Area): LookAtPage {
  const errors = watchErrors();
  return async ({ path, answers }) => {
    errors.clear();
    const html = await renderArea(area, path, answers);
    errors.throwStrange();
    return html;
  };
}

/** The test of an area's pages on a server. */
export function testSpoiledPages(area: Area, pages: readonly SeedPage[]): void {
  test('whatever a record holds, every page is rendered with all that is good [REC-13]', async () => {
    const cases = await checkSpoiledPages(pages, lookOnServer(area), spoiledCases({ isExhaustive: true }));
    expect(cases).toBeGreaterThan(0);
  }, 1_200_000);
}
