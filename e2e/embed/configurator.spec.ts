import { expect, test } from '../fixtures.ts';
import { findViolations } from '../../kit/src/suite/axe.ts';
import { serveForeignPage } from './foreign-page.ts';

// The page's own policy blocks its icon.
test.use({ expectedErrors: /Loading the image 'data:,'/ });

test('puts a widget together, shows it, and gives lines that work on another page', async ({
  page,
  shop,
}) => {
  await page.goto('/embed/#element=shop-menu&category=maki&--shop-accent=%230b529c');
  const preview = page.getByRole('region', { name: 'Preview' });
  const lines = page.getByRole('region', { name: 'Your lines' });
  await expect(preview.getByRole('heading', { name: 'Products in Maki' })).toBeVisible();
  await page.getByRole('textbox', { name: 'category', exact: true }).fill('nigiri');
  await expect(preview.getByRole('heading', { name: 'Products in Nigiri' })).toBeVisible();
  await page.getByLabel('fonts').check();
  await expect(lines).toContainText('fonts');
  const snippet = (await lines.textContent()) ?? '';
  expect(snippet).toContain('category="nigiri"');
  expect(snippet).toContain('--shop-accent: #0b529c');
  await page.getByText('For a page with a Content-Security-Policy').click();
  const policy = (await page.getByRole('region', { name: 'Policy' }).textContent()) ?? '';
  expect(policy).toContain(`connect-src ${new URL(shop.apiBase).origin} ${shop.url}`);
  expect(await findViolations(page, { except: '#preview' })).toEqual([]);

  // The snippet's own style is the owner's, so their policy lets it in.
  const headers = {
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; ${policy.replaceAll('\n', ' ')}`,
  };
  const html = `<!doctype html><html lang="en"><head><title>Theirs</title><link rel="icon" href="data:,"></head><body>${snippet}</body></html>`;
  const theirs = await serveForeignPage(html, headers);
  await page.goto(theirs.url);
  const menu = page.locator('shop-menu');
  await expect(menu.getByRole('heading', { name: 'Products in Nigiri' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(0);
  await theirs.close();
});

test('leaves out another shop that the address names, and says so [SEC-19]', async ({ page, shop }) => {
  await page.goto(
    '/embed/#element=shop-menu&category=maki&api-base=https://evil.example/api&storefront-url=https://evil.example&tenant=9',
  );
  const warning = page.getByRole('alert');
  await expect(warning).toContainText('The address that led you here names another shop.');
  await expect(warning).toContainText('https://evil.example/api');
  const lines = page.getByRole('region', { name: 'Your lines' });
  await expect(lines).toContainText('category="maki"');
  await expect(lines).toContainText(`${shop.url}/embed/catalog.js`);
  await expect(lines).not.toContainText(/evil|tenant/);
  await expect(page.getByLabel('api-base')).toHaveValue('');
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Products in Maki' }),
  ).toBeVisible();
  expect(page.url()).not.toContain('evil');
  expect(await findViolations(page, { except: '#preview' })).toEqual([]);
});

test('marks another shop that the owner types in, in the lines and above them [SEC-19]', async ({
  page,
  shop,
}) => {
  await page.goto('/embed/#element=shop-menu');
  await page.getByLabel('storefront-url').fill('https://other.example');
  await expect(page.getByRole('alert')).toContainText('These lines do not show this shop.');
  const lines = page.getByRole('region', { name: 'Your lines' });
  await expect(lines).toContainText(`<!-- Not the shop at ${shop.url}, by storefront-url. -->`);
  await page.getByLabel('storefront-url').fill('');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(lines).not.toContainText('<!--');
});

test('asks where visitors log in and pay, and writes the answer; the storefront unless asked [SEC-20]', async ({
  page,
  shop,
}) => {
  await page.goto('/embed/#element=shop-menu');
  const question = page.getByLabel('Where do your visitors log in and pay?');
  const lines = page.getByRole('region', { name: 'Your lines' });
  await expect(lines).toContainText('shop-menu');
  await expect(lines).not.toContainText('open=');
  await expect(question).toHaveValue('');
  await expect(question.getByRole('option').first()).toHaveText(`At ${new URL(shop.url).host}`);
  await question.selectOption('On my page');
  await expect(lines).toContainText('open="page"');
  await expect(lines).toContainText('account-cart.js');
});

test('shows another element when it is chosen, with its own fields', async ({ page }) => {
  await page.goto('/embed/');
  await page.getByLabel('Element', { exact: true }).selectOption('shop-faq');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'category', exact: true })).toBeHidden();
  const gap = await page.evaluate(() => {
    const bottomOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    const top = document.querySelector('#preview')?.getBoundingClientRect().top ?? Number.NaN;
    return top - bottomOf('section:first-of-type');
  });
  expect(gap, 'between the lines to copy and the preview').toBeLessThan(100);
  await page.getByLabel('Theme').selectOption('dark');
  await expect(page.getByRole('region', { name: 'Your lines' })).toContainText('data-theme="dark"');
  await expect(preview.locator('shop-faq')).toHaveAttribute('data-theme', 'dark');
});

test('shows fields, and what they mean, of the chosen element alone [EMB-103]', async ({ page }) => {
  const field = page.getByLabel('note', { exact: true });
  const meaning = page.getByText('With a note to the kitchen.');
  await page.goto('/embed/#element=shop-add-to-cart&slug=salmon-nigiri');
  await expect(field.filter({ visible: true })).toHaveCount(1);
  await expect(meaning.filter({ visible: true })).toHaveCount(1);
  await page.getByLabel('Element', { exact: true }).selectOption('shop-menu');
  await expect(field.filter({ visible: true })).toHaveCount(0);
  await expect(meaning.filter({ visible: true })).toHaveCount(0);
});
