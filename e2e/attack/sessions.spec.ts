import { openAs } from '../account/customer.ts';
import { expect, test } from '../fixtures.ts';
import { addresses } from './vectors/addresses.ts';
import { watch } from './watch.ts';

// What browsers log of addresses that the policy stops.
test.use({ expectedErrors: /./ });

/** All of them by `npm run test:attack`. */
const tried = addresses.filter((_, at) => process.env['WHOLE_ATTACK'] || at % 9 === 0);

test('whatever `redirect` says, the login leads to a page of the shop [ATK-08]', async ({
  page,
  context,
  provider,
  shop,
}) => {
  test.setTimeout(300_000);
  const watched = await watch(page, context, {
    origins: [shop.url, new URL(shop.apiBase).origin],
    frames: true,
  });
  await openAs(page, await provider.newCustomer(), '/test');
  const odd: string[] = [];
  for (const address of tried) {
    const path = `/login?redirect=${encodeURIComponent(address.toWellFormed())}`;
    watched.expectAt(shop.url + path);
    await page.goto(path);
    // Somebody who is in already finds the way there as a link.
    await expect(page.getByText('You are logged in already.')).toBeVisible();
    const away = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    odd.push(
      ...away.filter((href) => new URL(href).origin !== shop.url).map((href) => `${address}: ${href}`),
    );
    odd.push(...watched.take());
  }
  expect(odd).toEqual([]);
});

test('whatever an address says of a payment page, none but that of the shop is opened [ATK-08]', async ({
  page,
  context,
  shop,
}) => {
  test.setTimeout(300_000);
  const watched = await watch(page, context, { origins: [shop.url], frames: false });
  const odd: string[] = [];
  for (const to of tried) {
    const trip = new URLSearchParams({ to: to.toWellFormed(), back: to.toWellFormed(), payment: '"><b>' });
    const url = `${shop.url}/payment/away#${trip}`;
    watched.expectAt(url);
    await page.goto('about:blank');
    await page.goto(url);
    await expect(page.getByText('This is no payment page of this shop')).toBeVisible();
    odd.push(...watched.take().filter((what) => !what.endsWith('about:blank')));
  }
  expect(odd).toEqual([]);
});
