import { logIn } from '../account/customer.ts';
import { expect, test } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { addButton } from '../shop-page.ts';

const added = '2 x Salmon nigiri added to cart!';

test('after the login the wanted item is added once, and the customer is back on the product [PRD-23] [PRD-24]', async ({
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();
  const product = '/products/salmon-nigiri';
  const adds = async () => (await provider.log()).filter(({ path }) => path.includes('add-item'));
  const isStillTwo = async () => {
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await quiet(page);
    expect(await adds()).toHaveLength(1);
  };
  await provider.clearLog();
  await page.goto('/products');
  await page.goto(product);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await addButton(page).click();
  await expect(page).toHaveURL(`/login?redirect=${product}`);
  expect(await adds()).toEqual([]);

  await logIn(page, customer);
  await expect(page).toHaveURL(product);
  await expect(page.getByText(added).first()).toBeVisible();
  await isStillTwo();

  await page.reload();
  await isStillTwo();
  await page.goBack();
  await isStillTwo();
  await page.goForward();
  await isStillTwo();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`/login?redirect=${product}`);
  await logIn(page, customer);
  await expect(page).toHaveURL(product);
  await isStillTwo();
  await expect(page.getByText(added)).toHaveCount(0);
});
