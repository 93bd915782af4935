import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../rendering/held-scripts.ts';
import { searchField, waitForHydration } from '../shop-page.ts';

const scroll = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('the row of menu, logo and cart stays, and opens the search that has scrolled away [LAY-40]', async ({
    page,
  }) => {
    await page.goto('/products');
    await waitForHydration(page);
    const opener = page.getByRole('button', { name: 'Open the search' });
    await expect(opener).toHaveCount(0);
    await scroll(page, 700);
    const header = page.getByRole('banner');
    for (const control of [
      header.getByRole('button', { name: 'Menu', exact: true }),
      header.getByRole('link', { name: 'Umi' }),
      header.getByRole('link', { name: /^Cart/ }),
    ])
      await expect(control).toBeInViewport({ ratio: 1 });
    await opener.click();
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('maki');
    // By its position, so that what lies over it would be pressed instead.
    const place = await searchField(page).boundingBox();
    if (!place) throw new Error('The search has no place.');
    expect(place.y).toBeLessThan(56);
    await page.mouse.click(place.x + 40, place.y + place.height / 2);
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/products?search=maki');
  });

  for (const [covering, top] of [
    ['that row', 6],
    ['the rail below it', 62],
  ] as const)
    test(`what the keyboard reaches does not stay under ${covering}`, async ({ page }) => {
      await page.goto('/products');
      await waitForHydration(page);
      await scroll(page, 1400);
      const add = page.getByRole('button', { name: 'Add Tuna hosomaki to the cart' });
      // In the view for the browser, but covered.
      await add.evaluate((button, place) => {
        scrollBy({ top: button.getBoundingClientRect().top - place, behavior: 'instant' });
        button.parentElement?.querySelector('a')?.focus({ preventScroll: true });
      }, top);
      await page.keyboard.press('Tab');
      await expect(add).toBeFocused();
      const isSeen = () =>
        add.evaluate((button) => {
          const { left, width, top: upper, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, upper + height / 2));
        });
      await expect.poll(isSeen).toBe(true);
    });
});

for (const width of [390, 769, 1280])
  test(`the button to the top lies on nothing that can be pressed, ${width} px wide [LAY-41]`, async ({
    page,
    provider,
  }) => {
    const customer = await provider.newCustomer();
    await provider.addToCart(customer, 1, 2);
    await signIn(page, customer);
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/products');
    await waitForHydration(page);
    const toTop = page.getByRole('button', { name: 'Back to top' });
    const covered = new Set<string>();
    for (let top = 400; top < 2400; top += 70) {
      await scroll(page, top);
      await expect(toTop).toBeInViewport({ ratio: 1 });
      const hits = await toTop.evaluate((button) => {
        const own = button.getBoundingClientRect();
        // What scrolls under the opaque row cannot be pressed there.
        const pressed = own.top < 56 ? 'header :is(a, button)' : 'main :is(a, button, select)';
        return Array.from(document.querySelectorAll(pressed))
          .filter((element) => {
            const { left, right, top: upper, bottom } = element.getBoundingClientRect();
            return left < own.right && right > own.left && upper < own.bottom && bottom > own.top;
          })
          .map((element) => element.outerHTML.slice(0, 100));
      });
      for (const hit of hits) covered.add(hit);
    }
    expect([...covered]).toEqual([]);
  });
