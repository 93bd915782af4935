import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { sampled } from '../whole.ts';

// Playwright's texts leave out what stands in a noscript element.
const note = (page: Page) => page.locator('noscript p').first();
const said = (page: Page) => note(page).evaluate((element) => element.textContent);
const pages = [
  { path: '/', heading: 'Umi', text: 'From the counter today' },
  { path: '/products', heading: 'Our Products', text: 'Salmon nigiri' },
  { path: '/products?category=maki', heading: 'Products in Maki', text: 'maki' },
  { path: '/products?search=tuna', heading: 'Search Results for "tuna"', text: 'Tuna nigiri' },
  { path: '/products/salmon-nigiri', heading: 'Salmon nigiri', text: '$9.80' },
  { path: '/gallery', heading: 'Product Gallery', text: 'Product' },
  { path: '/blog', heading: 'Blog', text: 'Seventy degrees' },
  {
    path: '/blog/a-soup-that-starts-the-day-before',
    heading: 'A soup that starts the day before',
    text: 'Comments',
  },
  { path: '/contact', heading: 'Contact Us', text: '14 Quay Street' },
  { path: '/faq', heading: 'Frequently Asked Questions', text: 'allerg' },
  { path: '/refund-policy', heading: 'Refund Policy', text: 'refund' },
  { path: '/privacy-policy', heading: 'Privacy Policy', text: 'data' },
  { path: '/company-info', heading: 'About Umi', text: 'Umi' },
];

// Nothing runs the scripts that are preloaded; on a slow machine the browser says so before a test ends.
test.use({ javaScriptEnabled: false, expectedErrors: /\.js was preloaded using link preload but not used/ });

for (const { path, heading, text } of pages) {
  test(`${path} is there to be read without JavaScript`, sampled(path), async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main).toContainText(new RegExp(text.replace('$', String.raw`\$`), 'i'));
    await expect(note(page)).toBeInViewport();
    expect(await said(page)).toContain('You can read and search the shop');
    await expect(page.locator('#shop-skeleton')).toHaveCount(0);
    for (const link of ['HOME', 'ABOUT', 'CONTACT', 'BLOG', 'GALLERY'])
      await expect(page.getByRole('navigation').getByRole('link', { name: link })).toBeVisible();
  });
}

test('links, categories, products and the search lead on without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation').getByText('SHOP', { exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Maki', exact: true }).click();
  await expect(page).toHaveURL('/products?category=maki');
  await page.getByRole('searchbox').fill('salmon');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/products?search=salmon');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Salmon nigiri/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salmon nigiri');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'BLOG' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Seventy degrees/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seventy degrees');
});

test('links in what the owner wrote lead on without JavaScript', async ({ page }) => {
  await page.goto('/blog/a-soup-that-starts-the-day-before');
  await page.getByRole('link', { name: 'It is on the board every day.' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Miso soup with silken tofu');
  await page.goto('/products/salmon-nigiri');
  await expect(page.getByRole('table', { name: 'Per portion of two pieces' })).toContainText('Nikiri');
});

test('a page that cannot work without JavaScript says so, and leads to those that can', async ({ page }) => {
  for (const path of ['/cart', '/login']) {
    await page.goto(path);
    await expect(note(page)).toBeInViewport();
    expect(await said(page)).toContain('This page needs JavaScript.');
    await expect(page.locator('#shop-skeleton')).toBeHidden();
  }
  await page.locator('noscript a[href="/products"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products');
});

test.describe(() => {
  test.use({ expectedErrors: /status of 405/ });

  test('a message sent without JavaScript is not taken, and does not end in the address', async ({
    page,
  }) => {
    await page.goto('/contact');
    for (const [label, text] of [
      ['Name', 'Mele'],
      ['Email', 'mele@umi.example'],
      ['Subject', 'A table'],
      ['Message', 'For six?'],
    ] as const)
      await page.getByLabel(label, { exact: false }).first().fill(text);
    await page.getByRole('button', { name: 'Send Message' }).press('Enter');
    await expect(page.getByText('Nothing was sent.')).toBeVisible();
    expect(page.url()).not.toContain('Mele');
  });
});
