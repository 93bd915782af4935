import { expect, test } from '../fixtures.ts';
import { openWithoutScripts, signIn } from './held-scripts.ts';
import { addButton, searchField } from '../shop-page.ts';

const product = '/products/salmon-nigiri';

test('links, the search and the menu of a phone work before any code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutScripts(page, '/products');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'BLOG' }).click();
  await expect(page).toHaveURL('/blog');
  await searchField(page).fill('nigiri & rice');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/products?search=nigiri+%26+rice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "nigiri & rice"');
});

test('clicks before hydration are marked, and replayed in order after it', async ({ page, provider }) => {
  await signIn(page, await provider.newCustomer());
  const arrive = await openWithoutScripts(page, product);
  const more = page.getByRole('button', { name: 'More: Quantity' });
  const add = addButton(page);
  await more.click();
  await more.click();
  await add.press('Enter');
  for (const button of [more, add]) {
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveCSS('opacity', '0.55');
  }
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page).toHaveURL(product);
  await arrive();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' })).toHaveValue('3');
});

test('what was typed before the code stays, and counts', async ({ page, provider }) => {
  await signIn(page, await provider.newCustomer());
  const arrive = await openWithoutScripts(page, product);
  const search = searchField(page);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('4');
  await search.fill('salmon and rice');
  await search.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 6, 'backward'));
  await arrive();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('salmon and rice');
  expect(
    await search.evaluate((field: HTMLInputElement) => [
      field.selectionStart,
      field.selectionEnd,
      field.selectionDirection,
    ]),
  ).toEqual([2, 6, 'backward']);
  await expect(quantity).toHaveValue('4');
  await addButton(page).click();
  await expect(page.getByText('4 x Salmon nigiri added to cart!').first()).toBeVisible();
});

test('a message that was sent before the code is sent once it is there, and not by the address', async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page, '/contact');
  await page.getByLabel('Name').fill('Mele Tamati');
  await page.getByLabel('Email').fill('mele@umi.example');
  await page.getByLabel('Subject').fill('A table');
  await page.getByLabel('Message').fill('For six?');
  await page.getByLabel('Message').press('Tab');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await expect(page).toHaveURL('/contact');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await arrive();
  expect((await sent).postDataJSON()).toMatchObject({ subject: 'A table', message: 'For six?' });
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('what is typed into a message before the code takes no place of what was begun [SEC-74]', async ({
  page,
}) => {
  const [subject, message] = [page.getByLabel('Subject'), page.getByLabel('Message')];
  await page.goto('/contact');
  await message.fill('More rice, please.');
  await subject.fill('A table');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('A table');
  const arrive = await openWithoutScripts(page, '/contact');
  await message.fill('And soy sauce.');
  await arrive();
  await expect(subject).toHaveValue('A table');
  await expect(message).toHaveValue('More rice, please.\nAnd soy sauce.');
  await page.reload();
  await expect(message).toHaveValue('More rice, please.\nAnd soy sauce.');
});

test.describe('when the code never comes', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('nothing stays busy, and what needs the code is disabled', async ({ page }) => {
    const arrive = await openWithoutScripts(page, product);
    const add = addButton(page);
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await arrive(false);
    await expect(add).not.toHaveAttribute('aria-busy');
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveCSS('opacity', '0.5');
  });

  test('a link that waited is followed', async ({ page }) => {
    const arrive = await openWithoutScripts(page, product);
    await addButton(page).click();
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(page).toHaveURL(product);
    await arrive(false);
    await expect(page).toHaveURL('/cart');
  });
});
