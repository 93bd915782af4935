import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../rendering/held-scripts.ts';
import { waitForHydration } from '../shop-page.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Category' });

const current = (page: Page) => rail(page).locator('[aria-current]');

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1280, height: 900 },
])
  test(`the menu stands under its categories, whose links stay in view and follow the scroll, ${viewport.width} px wide [CAT-41]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/products');
    await waitForHydration(page);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText('Nigiri 7 dishes');
    await expect(current(page)).toHaveText('Nigiri');

    await rail(page).getByRole('link', { name: 'Sashimi' }).click();
    const sashimi = page.getByRole('heading', { name: /^Sashimi \d/ });
    await expect(sashimi).toBeFocused();
    await expect(current(page)).toHaveText('Sashimi');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#category-sashimi');
    // Right below what stays in view.
    const lowerEdge = async () => {
      const box = await rail(page).boundingBox();
      return viewport.width < 960 ? (box?.y ?? 0) + (box?.height ?? 0) : 0;
    };
    await expect
      .poll(async () => ((await sashimi.boundingBox())?.y ?? 0) - (await lowerEdge()))
      .toBeLessThan(40);
    expect(((await sashimi.boundingBox())?.y ?? 0) - (await lowerEdge())).toBeGreaterThanOrEqual(0);
    await expect(current(page)).toBeInViewport();

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(current(page)).toHaveText('Nigiri');
    await page.goBack();
    expect(page.url(), 'a section is no step of the history').not.toContain('/products');
  });

test('without script the links lead to the headings', async ({ browser, shop }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 664 },
  });
  const page = await context.newPage();
  await page.goto(`${shop.url}/products`);
  await rail(page).getByRole('link', { name: 'Maki', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Maki/ })).toBeInViewport();
  await context.close();
});

test.describe('under one thumb', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('three dishes, one of them twice, are ordered with eight taps in reach of a thumb [CAT-42]', async ({
    page,
    provider,
  }) => {
    await signIn(page, await provider.newCustomer());
    await page.goto('/products');
    await waitForHydration(page);
    const taps: number[] = [];
    const tap = async (control: Locator) => {
      await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const box = await control.boundingBox();
      if (!box) throw new Error('There is nothing to tap.');
      const y = box.y + box.height / 2;
      taps.push(y);
      await page.touchscreen.tap(box.x + box.width / 2, y);
    };
    const bar = page.locator('#cart-bar');
    const add = (name: string) => page.getByRole('button', { name: `Add ${name} to the cart` });
    await tap(add('Tuna nigiri'));
    await expect(bar).toContainText('1 item');
    await tap(add('Tuna nigiri'));
    await expect(bar).toContainText('2 items');
    await tap(add('Cucumber hosomaki'));
    await expect(bar).toContainText('3 items');
    await tap(add('Prawn nigiri'));
    await expect(bar).toContainText('4 items');
    await tap(bar.getByRole('link'));
    await page.waitForURL('**/cart');
    await tap(page.getByRole('button', { name: 'Proceed to Checkout' }));
    await expect(page.getByLabel(/Full name/i)).toBeVisible();
    expect(taps.length).toBeLessThanOrEqual(8);
    for (const y of taps) expect(y).toBeGreaterThan(664 / 3);
  });

  test('nothing covers what is pressed, wherever the menu is scrolled to [CAT-42]', async ({
    page,
    provider,
  }) => {
    const customer = await provider.newCustomer();
    await provider.addToCart(customer, 2, 2);
    await signIn(page, customer);
    await page.goto('/products');
    await waitForHydration(page);
    await expect(page.locator('#cart-bar')).toBeVisible();
    const covered = await page.evaluate(() => {
      // Dishes far off are laid out as well, so that no frame of the browser has to come first.
      document.documentElement.dataset['whole'] = '';
      const covers = new Set<string>();
      for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 45) {
        scrollTo({ top, behavior: 'instant' });
        const edge = document.querySelector('#cart-bar')?.getBoundingClientRect().top ?? innerHeight;
        const upper = document.querySelector('main nav')?.getBoundingClientRect().bottom ?? 0;
        for (const button of document.querySelectorAll('main li button')) {
          const { left, width, top: y, height } = button.getBoundingClientRect();
          // Half below the rail and half above the bar it can be pressed.
          if (y + height / 2 < upper + 1 || y + height / 2 > edge - 1) continue;
          const hit = document.elementFromPoint(left + width / 2, y + height / 2);
          if (hit && !button.contains(hit)) covers.add(`${button.ariaLabel}: ${hit.outerHTML.slice(0, 80)}`);
        }
      }
      return [...covers];
    });
    expect(covered).toEqual([]);
  });
});
