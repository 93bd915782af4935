import { isWhole, pairs } from '@shop/shared/testing/whole';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setUpForeignPage, until } from './testing-embeds.ts';
import { dropped, serve, type Spoiled } from './testing-servers.ts';

const foreign = setUpForeignPage();

type Fault = 'answered 503' | 'dropped' | 'altered';
const kinds: readonly Fault[] = ['answered 503', 'dropped', 'altered'];
/** One at a time; each of them in the whole suite. */
const inTurn = (nth: number) => kinds.filter((_, index) => isWhole || index === nth);

const faults: Readonly<Record<Fault, (text: string) => Spoiled>> = {
  'answered 503': () => null,
  dropped: () => dropped,
  altered: (text: string) => `${text}\nwindow.tampered = true;`,
};

const menu = () =>
  `${foreign.script('menu')}<shop-menu ${foreign.settings} open="page"><p>Our menu</p></shop-menu>`;
const list = () => foreign.page.getByRole('heading', { name: 'All dishes' });
const button = (name: string) => foreign.page.getByRole('button', { name });

/** Makes a file fail until `heal` is called; counts its requests meanwhile. */
function spoil(part: string, fault: Fault) {
  let spoiled = 0;
  foreign.spoil = (path, text) => {
    if (!path.includes(part)) return text;
    spoiled += 1;
    return faults[fault](text);
  };
  return { count: () => spoiled, heal: () => (foreign.spoil = (_, text) => text) };
}

/** The page was not reloaded, and no altered file ran in it. */
async function expectSamePage(): Promise<void> {
  expect(await foreign.page.evaluate('[window.marked, window.tampered]')).toEqual([true, undefined]);
}

describe('a file that fails, then healed', () => {
  test.each(
    pairs(['/widget.js', '/vendor/react', '/vendor/shop', '/common.js', '/list-page', '/styles.js'], kinds),
  )('%s of a first page, %s: Try again shows the widget [BRW-04, DEP-25]', async (part, fault) => {
    const file = spoil(part, fault);
    await foreign.open(menu());
    await foreign.page.evaluate('window.marked = true');
    await button('Try again').waitFor();
    expect(await foreign.page.getByText('Our menu').isVisible()).toBe(true);
    expect(file.count()).toBeGreaterThan(0);
    file.heal();
    await button('Try again').click();
    await list().waitFor();
    await expectSamePage();
  });

  test.each(inTurn(0))(
    'the file of the elements, %s: the script asks again by itself [BRW-04]',
    async (fault) => {
      const file = spoil('/vendor/elements', fault);
      await foreign.open(menu());
      await foreign.page.evaluate('window.marked = true');
      await until(async () => expect((await foreign.heard()).join()).toContain('shop:error'));
      file.heal();
      await list().waitFor();
      await expectSamePage();
    },
  );

  test.each(pairs(['/integrity-', '/dish-page'], kinds))(
    '%s, for a further page, %s: Try again shows it [BRW-04]',
    async (part, fault) => {
      await foreign.open(menu());
      await foreign.page.evaluate('window.marked = true');
      await list().waitFor();
      const file = spoil(part, fault);
      await foreign.page.getByRole('link', { name: 'Maki' }).click();
      await button('Try again').waitFor();
      expect(file.count()).toBeGreaterThan(0);
      file.heal();
      await button('Try again').click();
      await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
      await expectSamePage();
    },
  );

  test.each(inTurn(1))('a dialog, %s: the next press opens it [BRW-04]', async (fault) => {
    await foreign.open(`${foreign.script('basket')}${menu()}`);
    await foreign.page.evaluate('window.marked = true');
    await list().waitFor();
    const file = spoil('/vendor/widget-dialog', fault);
    const cart = foreign.page.getByRole('link', { name: 'To the cart' });
    await cart.click();
    await until(async () => expect((await foreign.heard()).join()).toContain('shop:error'));
    expect(file.count()).toBeGreaterThan(0);
    file.heal();
    await cart.click();
    await foreign.page.getByRole('dialog').getByText('0 in the cart').waitFor();
    await expectSamePage();
  });

  test.each(inTurn(2))(
    'session and cart of a customer, %s: Try again shows the widget [BRW-04]',
    async (fault) => {
      await foreign.signIn();
      const file = spoil('/vendor/account', fault);
      await foreign.open(menu());
      await foreign.page.evaluate('window.marked = true');
      await button('Try again').waitFor();
      expect(file.count()).toBeGreaterThan(0);
      file.heal();
      await button('Try again').click();
      await button('Add Maki').click();
      await until(() => expect(foreign.provider.asked).toContain('/api/orders/cart/add-item/'));
      await expectSamePage();
    },
  );
});

test('a server that answers the import differently from the fetch before it gets nothing run [BRW-04]', async () => {
  // Routing turns the browser's cache off: every request reaches the server.
  await foreign.page.route('**/nothing', (route) => route.abort());
  foreign.spoil = (path, text, destination) =>
    destination === 'script' && path.includes('/vendor/react') ? `${text}\nwindow.tampered = true;` : text;
  await foreign.open(menu());
  await button('Try again').waitFor();
  expect(await foreign.page.evaluate('window.tampered')).toBeUndefined();
  expect(foreign.shop.asked.filter((path) => path.includes('/vendor/react'))).toHaveLength(2);
});

test('nor where what imports the file comes after that was refused, and nothing may be stored [SEC-155]', async () => {
  const { page } = foreign;
  const refusal = () => page.waitForEvent('console', (message) => message.text().includes('integrity'));
  const isRefused = refusal();
  await page.route(/\/(?:vendor\/react|menu\/v1\/widget)[^/]*\.js$/, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'script') return route.continue();
    const isReact = request.url().includes('react');
    if (!isReact) await isRefused;
    const text = await (await fetch(request.url())).text();
    await route.fulfill({
      body: isReact ? `${text}\nwindow.tampered = true;` : text,
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
    });
  });
  await foreign.open(menu());
  await button('Try again').or(list()).waitFor();
  expect(await page.evaluate('window.tampered')).toBeUndefined();
  await Promise.all([refusal(), button('Try again').click()]);
  await button('Try again').waitFor();
  expect(await page.evaluate('window.tampered')).toBeUndefined();
});

test('nor what a file would import from where its server has led its request, with the same content [SEC-153]', async () => {
  const { page, dist } = foreign;
  const taken = await serve(({ headers }, { pathname }, response) => {
    const isImport = headers['sec-fetch-dest'] === 'script';
    const file =
      pathname === '/embed/menu.js' ? 'menu/v1/loader.js' : pathname.replace(/^\/(?:embed|x)\//, '');
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Cache-Control', 'no-store');
    if (file.endsWith('/preview.js')) return void response.end('export {};');
    if (isImport && pathname.startsWith('/embed/menu/v1/'))
      return void response.writeHead(302, { Location: `/x/${file}` }).end();
    const text = readFileSync(join(dist, file), 'utf8');
    response.end(pathname.startsWith('/x/vendor/') ? `${text}\nwindow.tampered = true;` : text);
  });
  foreign.others = [taken];
  await foreign.open(
    `<script type="module" src="${taken.origin}/embed/menu.js"></script><shop-menu ${foreign.settings}><p>Our menu</p></shop-menu>`,
  );
  await button('Try again').or(list()).waitFor();
  expect(await page.evaluate('window.tampered')).toBeUndefined();
  expect(taken.asked.filter((path) => path.startsWith('/x/vendor/'))).toEqual([]);
});

describe('where the policy of the page forbids to fetch code', () => {
  test('the widget works all the same [BRW-05]', async () => {
    await foreign.open(menu(), 'old');
    await list().waitFor();
    await foreign.page.getByRole('link', { name: 'Maki' }).click();
    await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
    expect((await foreign.heard())[0]).toBe('shop:ready shop-menu {}');
  });

  test('a failed file: the button says that the page has to be loaded again, and does so [BRW-05]', async () => {
    const file = spoil('/list-page', 'answered 503');
    await foreign.open(menu(), 'old');
    await foreign.page.evaluate('window.marked = true');
    await foreign.page.getByText('This page’s settings allow no second try').waitFor();
    expect(await foreign.page.getByText('Our menu').isVisible()).toBe(true);
    file.heal();
    await button('Reload the page').click();
    await list().waitFor();
    expect(await foreign.page.evaluate('window.marked')).toBeUndefined();
  });

  test('a failed page of the widget says the same [BRW-05]', async () => {
    await foreign.open(menu(), 'old');
    await list().waitFor();
    const file = spoil('/dish-page', 'answered 503');
    await foreign.page.getByRole('link', { name: 'Maki' }).click();
    await foreign.page.getByText('This page’s settings allow no second try').waitFor();
    file.heal();
    await button('Reload the page').click();
    await list().waitFor();
    expect(file.count()).toBe(1);
  });

  test.each(['/widget.js', '/list-page', '/vendor/react'])(
    'an altered %s does not run [BRW-05]',
    async (part) => {
      spoil(part, 'altered');
      await foreign.open(menu(), 'old');
      await button('Reload the page').waitFor();
      expect(await foreign.page.evaluate('window.tampered')).toBeUndefined();
    },
  );
});
