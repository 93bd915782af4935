import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { waitForHydration } from '../shop-page.ts';
import { firstCardBelow, layoutsOfPages } from './cards.ts';

// Fonts that a later page shows for the first time would change the heights of the cards.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: /net::ERR_FAILED/ });
test.beforeEach(({ context }) => context.route(/\.woff2$/, (route) => route.abort()));

const nameOf = (card: Locator) => card.getByRole('heading').textContent();
const top = (page: Page) => page.evaluate(() => scrollY);

async function openList(page: Page): Promise<void> {
  await page.goto('/products');
  await quiet(page);
  await waitForHydration(page);
}

/** Scrolls as a thumb does, and returns the first card that is wholly in view, with its place. */
async function scrollDown(page: Page) {
  for (let turn = 1; turn <= 9; turn += 1) {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => top(page)).toBe(turn * 600);
  }
  const card = await firstCardBelow(page, 150);
  return { card, name: await nameOf(card), place: await card.boundingBox() };
}

/** The first page of the list and the last are laid out, the others as they come near. */
async function expectOthersToRest(page: Page): Promise<void> {
  const pages = await layoutsOfPages(page);
  expect(pages.length).toBeGreaterThan(3);
  const between = pages.slice(1, -1).map(() => 'auto');
  await expect.poll(() => layoutsOfPages(page)).toEqual(['visible', ...between, 'visible']);
}

test('a document lays out the first page of its list and the last, and the others as they come near', async ({
  page,
}) => {
  await openList(page);
  await expectOthersToRest(page);
  const { card } = await scrollDown(page);
  await expect(card.getByRole('img')).toBeInViewport();
});

test('Back within the shop finds the card where it was', async ({ page }) => {
  await openList(page);
  const { card, name, place } = await scrollDown(page);
  const before = await top(page);
  await card.getByRole('link').tap();
  await expect(page).toHaveURL(/\/products\/[a-z]/);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(before);
  await expectOthersToRest(page);
  expect(await nameOf(card)).toBe(name);
  expect(await card.boundingBox()).toEqual(place);
});

for (const way of ['back', 'reload'] as const)
  test(`coming to a document by ${way} finds the card where it was`, async ({ page, shop }) => {
    await openList(page);
    const { card, name, place } = await scrollDown(page);
    if (way === 'back') {
      await page.goto(shop.embedDemoUrl);
      await page.goBack();
    } else await page.reload();
    await waitForHydration(page);
    await expectOthersToRest(page);
    expect(await nameOf(card)).toBe(name);
    await expect.poll(() => card.boundingBox()).toEqual(place);
  });
