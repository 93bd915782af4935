import type { LoggedCall, Provider } from '../provider.ts';
import { expect, test } from '../fixtures.ts';
import { customerWithCart, openAs, restock } from './customer.ts';
import { whole } from '../whole.ts';

interface ServerCart {
  readonly items: readonly { readonly quantity: number; readonly product: { readonly slug: string } }[];
}

test.beforeEach(({ shop }) => restock(shop));

async function serverCart(provider: Provider, token: string): Promise<Record<string, number>> {
  const { items } = (await provider.call('/orders/cart/', { token })) as ServerCart;
  return Object.fromEntries(items.map(({ product, quantity }) => [product.slug, quantity]));
}

const changes = (log: readonly LoggedCall[]) => log.filter(({ method }) => method === 'PATCH');

test('fifty rapid changes of a quantity end with the right cart, in few calls', async ({
  page,
  provider,
}) => {
  const customer = await customerWithCart(provider);
  await openAs(page, customer, '/cart');
  const more = page.getByRole('button', { name: 'More: Quantity of Salmon nigiri' });
  const less = page.getByRole('button', { name: 'Less: Quantity of Salmon nigiri' });
  await expect(more).toBeVisible();
  await provider.clearLog();
  await provider.fault({
    match: { method: 'PATCH', path: '/api/orders/cart/items/' },
    kind: 'delay',
    ms: 300,
  });
  for (const [button, presses] of [
    [more, 10],
    [less, 9],
    [more, 10],
    [less, 9],
    [more, 12],
  ] as const) {
    await button.evaluate((element: HTMLElement, times) => {
      for (let press = 0; press < times; press += 1) element.click();
    }, presses);
  }
  const quantity = page.getByRole('spinbutton', { name: /Salmon nigiri/ });
  await expect(quantity).toHaveValue('16');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).not.toHaveAttribute(
    'aria-disabled',
  );
  await expect(quantity).toHaveValue('16');
  expect(await serverCart(provider, customer.access)).toEqual({ 'salmon-nigiri': 16, 'tuna-nigiri': 1 });
  const sent = changes(await provider.log());
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThan(10);
});

test('what was pressed before a reload is on the screen and at the provider after it', async ({
  page,
  provider,
}) => {
  const customer = await customerWithCart(provider);
  await openAs(page, customer, '/cart');
  const more = page.getByRole('button', { name: 'More: Quantity of Salmon nigiri' });
  await expect(more).toBeVisible();
  await provider.fault({
    match: { method: 'PATCH', path: '/api/orders/cart/items/' },
    kind: 'delay',
    ms: 800,
  });
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  for (let press = 0; press < 5; press += 1) await more.click();
  await sent;
  await page.reload();
  const quantity = page.getByRole('spinbutton', { name: /Salmon nigiri/ });
  await expect(quantity).toHaveValue('7');
  await expect
    .poll(() => serverCart(provider, customer.access))
    .toEqual({ 'salmon-nigiri': 7, 'tuna-nigiri': 1 });
  await page.reload();
  await expect(quantity).toHaveValue('7');
});

test('two tabs agree on the cart, whichever changes it', async ({ page, context, provider }) => {
  const customer = await customerWithCart(provider);
  await openAs(page, customer, '/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  const quantity = (tab: typeof page) => tab.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' });
  await expect(quantity(other)).toHaveValue('2');
  await quantity(page).fill('5');
  await quantity(page).press('Enter');
  await expect(quantity(other)).toHaveValue('5');
  await other.getByRole('button', { name: 'Remove Tuna nigiri' }).click();
  await expect(page.getByRole('link', { name: 'Tuna nigiri' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
});

test(
  'changes of both tabs at the same time end with one cart, the provider’s',
  whole,
  async ({ page, context, provider }) => {
    const customer = await customerWithCart(provider);
    await openAs(page, customer, '/cart');
    const other = await context.newPage();
    await other.goto('/cart');
    const tabs = [page, other];
    for (const tab of tabs) await expect(tab.getByRole('table')).toBeVisible();
    await Promise.all(
      tabs.map((tab, index) =>
        tab.getByRole('button', { name: `More: Quantity of ${index ? 'Tuna' : 'Salmon'} nigiri` }).click(),
      ),
    );
    for (const tab of tabs) {
      await expect(tab.getByRole('spinbutton', { name: /Salmon/ })).toHaveValue('3');
      await expect(tab.getByRole('spinbutton', { name: /Tuna/ })).toHaveValue('2');
    }
    expect(await serverCart(provider, customer.access)).toEqual({ 'salmon-nigiri': 3, 'tuna-nigiri': 2 });
  },
);

test('four tabs with an expired token refresh it once [SES-09]', async ({ page, context, provider }) => {
  const customer = await customerWithCart(provider);
  const expired = `e30.${Buffer.from(JSON.stringify({ sub: '1', exp: 1 })).toString('base64url')}.`;
  // A page of the shop's origin that sends no call.
  await page.goto('/test');
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('authToken', access);
      localStorage.setItem('refreshToken', refresh);
    },
    [expired, customer.refresh] as const,
  );
  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
  await provider.clearLog();
  await Promise.all([page.goto('/cart'), ...tabs.map((tab) => tab.goto('/cart'))]);
  for (const tab of [page, ...tabs]) await expect(tab.getByRole('table')).toBeVisible();
  const refreshes = (await provider.log()).filter(({ path }) => path === '/api/accounts/token/refresh/');
  expect(refreshes.map(({ status }) => status)).toEqual([200]);
});
