import { expect } from '../../fixtures.ts';
import { block, test } from '../site-test.ts';

const hostile = `"><script>hostile()</script><b onload='hostile()`;

// Refusals, and what a browser says of hostile values.
test.use({ expectedErrors: /403|integrity|cannot be parsed|ERR_FAILED|ERR_NAME|MIME|404/ });

test('settings are for those who manage the site, and refuse what is no address [WPR-05]', async ({
  page,
  site,
  shop,
  configure,
  logIn,
}) => {
  configure();
  await logIn();
  await page.goto(`${site.url}/wp-admin/options-general.php?page=sushi-shop`);
  await page.getByLabel('Look').selectOption("The shop's own");
  await page.getByLabel('Theme').selectOption('Dark');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  expect(site.call('get_option', 'sushi_shop')).toMatchObject({
    storefront: shop.url,
    look: 'shop',
    theme: 'dark',
  });

  const addresses = [
    'javascript:hostile()',
    'https://user:word@shop.example',
    `https://shop.example${hostile}`,
    'ftp://shop.example',
    'shop.example',
  ];
  for (const address of addresses) {
    await page.getByLabel('Storefront').evaluate((field) => field.setAttribute('type', 'text'));
    await page.getByLabel('Storefront').fill(address);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('An address has to begin with https://')).toBeVisible();
    expect(site.call('get_option', 'sushi_shop')).toMatchObject({ storefront: shop.url });
  }
  await page.getByLabel('Storefront').fill('https://Shop.example:8443/menu/');
  await page
    .getByLabel('Pinned scripts')
    .fill(`https://other.example/embed/catalog@1.js sha384-${'A'.repeat(64)}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page
      .getByText('A pinned script is the storefront’s address')
      .or(page.getByText("A pinned script is the storefront's address")),
  ).toBeVisible();
  expect(site.call('get_option', 'sushi_shop')).toMatchObject({
    storefront: 'https://shop.example:8443',
    pinned: '',
  });
});

test('an author cannot read or save them, nor a form without its nonce [WPR-05]', async ({
  page,
  site,
  configure,
  logIn,
}) => {
  configure();
  await logIn('writer');
  const refused = await page.goto(`${site.url}/wp-admin/options-general.php?page=sushi-shop`);
  expect(refused?.status()).toBe(403);
  const forget = { form: { action: 'sushi_shop_forget' } };
  expect((await page.request.post(`${site.url}/wp-admin/admin-post.php`, forget)).status()).toBe(403);
  const form = { form: { option_page: 'sushi_shop', action: 'update', 'sushi_shop[theme]': 'dark' } };
  expect((await page.request.post(`${site.url}/wp-admin/options.php`, form)).status()).toBe(403);
  await page.context().clearCookies();
  await logIn();
  expect((await page.request.post(`${site.url}/wp-admin/options.php`, form)).status()).toBe(403);
  expect((await page.request.post(`${site.url}/wp-admin/admin-post.php`, forget)).status()).toBe(403);
  expect(site.call('get_option', 'sushi_shop')).toMatchObject({ theme: 'auto' });
});

test('whatever stands in the database or in a shortcode is text in page and form [WPR-05]', async ({
  page,
  site,
  publish,
  logIn,
}) => {
  const names = ['storefront', 'look', 'theme', 'open', 'api_base', 'tenant', 'minutes'];
  const values = Object.fromEntries(names.map((name) => [name, hostile]));
  site.call('raw_option', 'sushi_shop', { ...values, pinned: `${hostile}\n${hostile} ${hostile}` });
  const address = publish(
    `${block({ element: 'shop-menu', category: hostile, room: `1px;${hostile}` })}[shop_dish slug='x" onclick="hostile()']<p>[shop_menu category="maki" room="1px;background:url(//hostile.example)"]</p>`,
  );
  await page.addInitScript(() => Object.assign(window, { hostile: () => (document.title = 'hostile') }));
  const elements = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].filter(
          ({ name, value }) => name.startsWith('on') && value.includes('hostile'),
        ),
      ),
    );
  await page.goto(address);
  expect(await elements()).toEqual([]);
  expect(await page.locator('script', { hasText: 'hostile()' }).count()).toBe(0);
  expect(await page.locator('shop-menu').first().getAttribute('style')).toBe(
    'display:block;min-height:100vh',
  );
  await logIn();
  await page.goto(`${site.url}/wp-admin/options-general.php?page=sushi-shop`);
  await expect(page.getByLabel('Tenant')).toHaveValue(hostile);
  expect(await elements()).toEqual([]);
  expect(await page.title()).not.toBe('hostile');
});

test('on a site that is no developer’s, http and machines of its own network are refused [WPR-05]', ({
  site,
  shop,
}) => {
  const saved = site.callAs({ WP_ENVIRONMENT_TYPE: 'production' }, 'Sushi_Shop\\sanitize_settings', {
    storefront: shop.url,
  });
  expect(saved).not.toMatchObject({ storefront: shop.url });
  const local = shop.url.replace('http:', 'https:').replace('localhost', '10.0.0.1');
  expect(
    site.callAs(
      { WP_ENVIRONMENT_TYPE: 'production' },
      'Sushi_Shop\\request_fragment',
      `${local}/embed/catalog/fragment?path=/products`,
    ),
  ).toBeNull();
});

test('on a network, an administrator of a site names no scripts and no provider [WPR-09]', ({
  site,
  configure,
  shop,
}) => {
  configure();
  const evil = 'https://evil.example';
  const given = {
    storefront: evil,
    api_base: evil,
    tenant: '1',
    pinned: `${evil}/embed/catalog@1.js sha384-AAAA`,
    theme: 'dark',
  };
  const asOwner = (env: Readonly<Record<string, string>>) => site.callAs(env, 'sanitized_as', 'owner', given);
  expect(asOwner({ SITE_OF_NETWORK: '1' })).toMatchObject({
    storefront: shop.url,
    api_base: '',
    pinned: '',
    theme: 'dark',
  });
  expect(asOwner({})).toMatchObject({ storefront: evil, api_base: evil, theme: 'dark' });
});

test('deleting the plugin leaves nothing in the database [WPR-06]', async ({ site, configure, publish }) => {
  configure();
  site.call('update_option', 'sushi_shop_generation', 2);
  await fetch(publish('[shop_menu]'));
  expect(site.call('options_like', 'sushi_shop')).toEqual(
    expect.arrayContaining([
      'sushi_shop',
      'sushi_shop_generation',
      expect.stringMatching(/^_transient_sushi/),
    ]),
  );
  site.call('uninstall_plugin', 'sushi-shop/sushi-shop.php');
  expect(site.call('options_like', 'sushi_shop')).toEqual([]);
});
