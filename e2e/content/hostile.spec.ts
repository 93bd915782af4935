import type { Locator, Page } from '@playwright/test';
import { serveForeignPage } from '../embed/foreign-page.ts';
import { expect, test as base } from '../fixtures.ts';
import {
  alone,
  hostilePages,
  hostilePosts,
  hostileProducts,
  hostileQuestions,
  together,
} from './hostile-content.ts';
import { watchAttacks, type Attacks } from './watch-attacks.ts';
import { whole } from '../whole.ts';

interface Fixtures {
  readonly attacks: Attacks;
  /** Opens a page of somebody else's, without any policy, that shows a widget. */
  readonly openWidget: (tag: string) => Promise<Locator>;
}

const test = base.extend<Fixtures>({
  attacks: async ({ page }, use) => use(await watchAttacks(page)),
  openWidget: async ({ page, shop }, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(async (tag) => {
      const scripts = ['catalog', 'blog'].map(
        (area) => `<script type="module" src="${shop.url}/embed/${area}.js"></script>`,
      );
      const name = tag.split(' ')[0] ?? tag;
      const widget = `<${tag} api-base="${shop.apiBase}" tenant="7" storefront-url="${shop.url}"></${name}>`;
      const { url, close } = await serveForeignPage(
        `<!doctype html><title>Somebody else</title><link rel="icon" href="data:,">${scripts.join('')}${widget}`,
      );
      closing.push(close);
      await page.goto(url);
      return page.locator(name);
    });
    await Promise.all(closing.map((close) => close()));
  },
});

// Pictures and other files that samples name are not there.
test.use({ expectedErrors: /Failed to load resource/ });
test.setTimeout(240_000);

/** Goes from text to text by the links between them, pressing everything a sample left. */
async function readAll(place: Locator | Page, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    // Formatting replaces the server's nodes: a link must not be pressed in between.
    await place.locator('[data-formatted]').getByText(`sample ${at}`, { exact: true }).waitFor();
    await press(place.locator('[data-formatted] *:not(a[data-path])'));
    if (at + 1 < count) await place.getByRole('link', { name: 'next', exact: true }).first().click();
  }
}

/** Presses everything: what a handler or a program's address would do, they do. Ways to other websites are not gone. */
async function press(parts: Locator): Promise<void> {
  await parts.evaluateAll((elements) => {
    for (const element of elements) {
      const leads = element.closest('a')?.protocol;
      if (leads === undefined || !/^(https?|mailto|tel):$/.test(leads)) {
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
    }
  });
}

test('the watch tells a program that runs, a dialog and a call home', async ({ attacks, page }) => {
  await page.goto('about:blank');
  await page.setContent('<img src=x onerror=hostile()>');
  await expect
    .poll(() => attacks.seen().map((what) => what.split(' ')[0]))
    .toEqual(['ran:', 'dialog:', 'asked']);
});

for (const where of ['the shop', 'a widget'] as const) {
  const inShop = where === 'the shop';

  test(
    `posts run nothing of hostile content, in ${where}`,
    inShop ? {} : whole,
    async ({ attacks, page, openWidget, provider }) => {
      // Where no policy helps every sample stands alone.
      const texts = inShop ? together : alone;
      await hostilePosts(provider, texts);
      if (inShop) await page.goto('/blog');
      const place = inShop ? page.getByRole('main') : await openWidget('shop-blog');
      await place.getByRole('link', { name: 'Post 0' }).click();
      await readAll(place, texts.length);
      expect(attacks.seen()).toEqual([]);
    },
  );

  test(
    `products run nothing of hostile descriptions, in ${where}`,
    inShop ? {} : whole,
    async ({ attacks, page, openWidget, provider }) => {
      await hostileProducts(provider);
      if (inShop) await page.goto('/products/hostile-0');
      const place = inShop ? page.getByRole('main') : await openWidget('shop-product slug="hostile-0"');
      await readAll(place, together.length);
      expect(attacks.seen()).toEqual([]);
    },
  );

  test(`questions run nothing of hostile answers, in ${where}`, async ({
    attacks,
    page,
    openWidget,
    provider,
  }) => {
    await hostileQuestions(provider);
    if (inShop) await page.goto('/faq');
    const place = inShop ? page.getByRole('main') : await openWidget('shop-faq');
    const formatted = place.locator('[data-formatted] b').filter({ hasText: /^sample \d+$/ });
    // One step at a time: a press while a step loads asks for no second one.
    for (let shown = 40; shown < alone.length; shown += 40) {
      await expect(formatted).toHaveCount(shown);
      await place.getByRole('button', { name: 'Load more' }).click();
    }
    await expect(formatted).toHaveCount(alone.length);
    await place.getByRole('heading', { name: 'Question 0?' }).click();
    await expect(formatted.first()).toBeVisible();
    await press(place.locator('[data-formatted] *'));
    expect(attacks.seen()).toEqual([]);
  });
}

test('policies and categories run nothing of hostile content', whole, async ({ attacks, page, provider }) => {
  for (const text of together) {
    await hostilePages(provider, text);
    for (const path of ['/refund-policy', '/products?category=maki']) {
      await page.goto(path);
      await expect(page.locator('[data-formatted] b').first()).toBeVisible();
      await press(page.locator('[data-formatted] *'));
    }
  }
  expect(attacks.seen()).toEqual([]);
});
