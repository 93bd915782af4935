import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { quiet } from '../quiet.ts';
import { waitForHydration } from '../wait-for-hydration.ts';

// Fonts that a later page shows for the first time would change the heights of the cards.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: /net::ERR_FAILED/ });
test.beforeEach(({ context }) => context.route(/\.woff2$/, (route) => route.abort()));

const cards = (page: Page) => page.locator('main li:has(a[href^="/products/"])');
const nameOf = (card: Locator) => card.getByRole('heading').textContent();
const top = (page: Page) => page.evaluate(() => scrollY);

/** Places of the cards that are laid out when they come near, first and last. */
async function leftForLater(page: Page): Promise<readonly (number | undefined)[]> {
  const kinds = await cards(page).evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).contentVisibility),
  );
  const places = [...kinds.keys()].filter((place) => kinds[place] === 'auto');
  return [places.at(0), places.at(-1)];
}

async function openList(page: Page): Promise<void> {
  await page.goto('/products');
  await quiet(page);
  await waitForHydration(page);
}

/** Scrolls as a thumb does, and gives the first card that is wholly in view, with its place. */
async function scrolledDown(page: Page) {
  for (let turn = 1; turn <= 6; turn += 1) {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => top(page)).toBe(turn * 600);
  }
  const nth = await cards(page).evaluateAll((all) =>
    all.findIndex((card) => card.getBoundingClientRect().top > 150),
  );
  const card = cards(page).nth(nth);
  return { card, name: await nameOf(card), place: await card.boundingBox() };
}

test('a phone lays out the first cards of a document, and the others as they come near', async ({ page }) => {
  await openList(page);
  expect(await leftForLater(page)).toEqual([8, (await cards(page).count()) - 1]);
  const { card } = await scrolledDown(page);
  await expect(card.getByRole('img')).toBeInViewport();
});

test('whoever comes back within the shop finds the card where it was, and every later list whole', async ({
  page,
}) => {
  await openList(page);
  const { card, name, place } = await scrolledDown(page);
  const before = await top(page);
  await card.getByRole('link').tap();
  await expect(page).toHaveURL(/\/products\/[a-z]/);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(before);
  expect(await leftForLater(page)).toEqual([undefined, undefined]);
  expect(await nameOf(card)).toBe(name);
  expect(await card.boundingBox()).toEqual(place);

  await page.getByLabel('Sort by').selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  expect(await leftForLater(page)).toEqual([undefined, undefined]);
});

test('a list that is put into another order has its heights at once', async ({ page }) => {
  await openList(page);
  await page.getByLabel('Sort by').selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  await expect.poll(() => leftForLater(page)).toEqual([undefined, undefined]);
});

for (const way of ['back', 'reload'] as const)
  test(`whoever comes to a document by ${way} finds the card where it was`, async ({ page, shop }) => {
    await openList(page);
    const { card, name, place } = await scrolledDown(page);
    if (way === 'back') {
      await page.goto(shop.embedDemoUrl);
      await page.goBack();
    } else await page.reload();
    await waitForHydration(page);
    expect(await leftForLater(page)).toEqual([undefined, undefined]);
    expect(await nameOf(card)).toBe(name);
    await expect.poll(() => card.boundingBox()).toEqual(place);
  });
