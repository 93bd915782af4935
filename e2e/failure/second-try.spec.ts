import type { Page, Route } from '@playwright/test';
import { customerWithCart, openAs } from '../account/customer.ts';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';
import { whole } from '../whole.ts';

// Every kind of file that the storefront loads late: answered 503, dropped, altered, and then healed. Each time the second
// try is a real one, in the same document, and what was altered never runs.
test.use({
  expectedErrors:
    /could not be loaded|Failed to load|Failed to fetch|integrity|did not arrive|is left out|differ|Formatted text is not shown/,
});

const faults: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ status: 503 }),
  (route) => route.abort('connectionreset'),
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  },
];

/** Spoils a file by one fault after the other. */
async function spoil(page: Page, file: RegExp) {
  let met = 0;
  let fault = 0;
  let healed = false;
  // The route stays: one that is taken away loses what is under way.
  await page.route(file, async (route) => {
    met += 1;
    await (healed ? route.continue() : faults[fault]?.(route));
  });
  return {
    /** Goes on to the next fault; the one before has been met. */
    next() {
      expect(met, `${file} was asked for`).toBeGreaterThan(0);
      met = 0;
      fault += 1;
    },
    heal() {
      healed = true;
    },
  };
}

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
}

async function expectSameDocument(page: Page): Promise<void> {
  const marks = await page.evaluate(() => ['marked' in globalThis, 'tampered' in globalThis]);
  expect(marks, 'the same document, and nothing altered ran in it').toEqual([true, false]);
}

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Presses Try again through all faults, and once more when the file is healed. */
async function tryUntilHealed(page: Page, code: Awaited<ReturnType<typeof spoil>>): Promise<void> {
  code.next();
  await retry(page).click();
  await expect(page.getByText('Still not available.')).toBeVisible();
  code.next();
  await retry(page).click();
  await expect(retry(page)).toBeEnabled();
  code.next();
  code.heal();
  await retry(page).click();
}

for (const [kind, file] of Object.entries({
  'an area’s entry': /\/releases\/blog\/.*\/remoteEntry\.js/,
  'an area’s list of files': /\/releases\/blog\/.*\/integrity\.js/,
  'a chunk that pages share': /\/releases\/blog\/.*\/common-[^/]*\.js/,
  'a page’s chunk': /\/releases\/blog\/.*\/blog-list-page-[^/]*\.js/,
})) {
  test(
    `${kind}: Try again shows the page [BRW-04]`,
    kind.startsWith('an area’s') ? {} : whole,
    async ({ page }) => {
      await page.goto('/products');
      await waitForHydration(page);
      await mark(page);
      const code = await spoil(page, file);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' }).click();
      await expect(page.getByText('This part of the shop is not available right now.')).toBeVisible();
      await tryUntilHealed(page, code);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
      await expectSameDocument(page);
    },
  );
}

test('the code of the first page: Try again loads it [BRW-04]', async ({ page }) => {
  const code = await spoil(page, /\/product-list-page-[^/]*\.js/);
  await page.goto('/products');
  await mark(page);
  await expect(retry(page)).toBeVisible();
  await tryUntilHealed(page, code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products');
  await expectSameDocument(page);
});

test('the checkout: Try again loads it [BRW-04]', async ({ page, provider }) => {
  const code = await spoil(page, /\/ordering-[^/]*\.js/);
  await openAs(page, await customerWithCart(provider), '/cart');
  await mark(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'The checkout could not be loaded.' })).toBeVisible();
  for (const _ of [1, 2]) {
    code.next();
    await retry(page).click();
    await expect(page.getByRole('heading', { name: 'The checkout could not be loaded.' })).toBeVisible();
  }
  code.next();
  code.heal();
  await retry(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible();
  await expectSameDocument(page);
});

test('the HTML parser where that of the browser may not be used: the next text tries again [BRW-04]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'setHTML');
    const refuse = () => {
      throw new TypeError('Policy disallowed');
    };
    Object.defineProperty(globalThis, 'trustedTypes', { value: { createPolicy: refuse } });
  });
  const formatted = page.locator('[data-formatted]').first();
  await page.goto('/blog');
  await waitForHydration(page);
  await mark(page);
  const code = await spoil(page, /\/releases\/blog\/.*\/parse5-parser-[^/]*\.js/);
  for (const post of ['A soup that starts', 'Seventy degrees', 'How much soy is enough']) {
    // The load of this visit has failed for good: a text that comes earlier would share it.
    const failed = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('Formatted text is not shown'),
    });
    await page.getByRole('link', { name: post }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(post);
    await failed;
    await expect(formatted).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    code.next();
  }
  code.heal();
  await page.getByRole('link', { name: 'A soup that starts' }).first().click();
  await expect(formatted).toBeVisible();
  await expectSameDocument(page);
});

test('the cart drawer: the cart’s page stands in for it, and the next click opens it [BRW-04]', async ({
  page,
  provider,
}) => {
  const code = await spoil(page, /\/assets\/(?:cart-drawer|mini-cart)-[^/]*\.js/);
  await openAs(page, await customerWithCart(provider), '/company-info');
  await waitForHydration(page);
  await mark(page);
  const cart = page.getByRole('link', { name: /^Cart/ });
  for (const _ of faults) {
    await cart.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    code.next();
  }
  code.heal();
  await cart.click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  await expectSameDocument(page);
});

test('the dishes of a link: Try again shows them over the list [BRW-04]', async ({ page }) => {
  const code = await spoil(page, /\/shared-basket-[^/]*\.js/);
  await page.goto('/products?basket=2*salmon-nigiri');
  await mark(page);
  const missing = page.getByText('The dishes of this link could not be loaded.');
  await expect(missing).toBeVisible();
  await expect(page.getByRole('link', { name: /Salmon nigiri/ }).first()).toBeVisible();
  for (const _ of [1, 2]) {
    code.next();
    await retry(page).click();
    await expect(missing).toBeVisible();
  }
  code.next();
  code.heal();
  await retry(page).click();
  await expect(page.getByRole('dialog', { name: 'Dishes for you' })).toContainText('2 × Salmon nigiri');
  await expect(missing).toHaveCount(0);
  await expectSameDocument(page);
});

test('what says how dishes stand to a diet: the next list and the next cart have it [BRW-04] [DIE-06]', async ({
  page,
  provider,
}) => {
  const code = await spoil(page, /\/(?:dish-marks|diet-notes)-[^/]*\.js/);
  await page.addInitScript(() => {
    // A map on these pages is a sandboxed frame, which has no storage.
    if (window === top)
      localStorage.setItem('myDiet', JSON.stringify({ keeps: [], avoids: [], without: ['fish'] }));
  });
  const failed = page.waitForResponse(/dish-marks/);
  await openAs(page, await customerWithCart(provider), '/products');
  await failed;
  await waitForHydration(page);
  await mark(page);
  await page.getByRole('link', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByText('What is in some of these dishes could not be looked up.')).toBeVisible();
  code.heal();
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByText('You avoid some of this:')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Contains fish').first()).toBeVisible();
  await expectSameDocument(page);
});
