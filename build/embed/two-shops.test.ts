import { expect, test } from 'vitest';
import { setUpForeignPage, until } from './testing-embeds.ts';
import { serve, serveProvider, serveWidgets, type Spoil } from './testing-servers.ts';

const foreign = setUpForeignPage();

/** A second shop with a provider of its own. */
async function startSecondShop(spoil: Spoil = (_, text) => text) {
  const provider = await serveProvider();
  const second = await serveWidgets(foreign.dist, 'v1', spoil, () => ({
    apiBase: `${provider.origin}/api`,
    tenant: 9,
  }));
  foreign.shopSettings = { apiBase: `${foreign.provider.origin}/api`, tenant: 7 };
  foreign.others = [second, provider];
  return { second, provider };
}

/** A page with the scripts of two shops, each with a provider of its own, and elements without any other setting. */
async function openWithTwo(elements: (first: string, second: string) => string, script = 'menu') {
  const { second, provider } = await startSecondShop();
  await foreign.open(
    `${foreign.script(script)}${foreign.script(script).replace(foreign.shop.origin, second.origin)}${elements(foreign.shop.origin, second.origin)}`,
  );
  return { second, provider };
}

const linksOf = (id: string) =>
  foreign.page
    .locator(`#${id}`)
    .getByRole('link', { name: 'Maki' })
    .evaluate((link: HTMLAnchorElement) => new URL(link.href).origin);

test.each(['menu', 'shop'])(
  'with two shops on a page each element is of the shop that it names (%s.js) [EMB-39]',
  async (script) => {
    const { second, provider } = await openWithTwo(
      (first, other) =>
        `<shop-menu id="a" shop="${first}"></shop-menu><shop-menu id="b" shop="${other}"></shop-menu><shop-menu id="c" shop="${new URL(other).host}"></shop-menu><shop-menu id="d" storefront-url="${other}"></shop-menu>`,
      script,
    );
    await until(async () => expect(await foreign.heard()).toEqual(Array(4).fill('shop:ready shop-menu {}')));
    expect(await linksOf('a')).toBe(foreign.shop.origin);
    for (const id of ['b', 'c', 'd']) expect(await linksOf(id)).toBe(second.origin);
    expect([...foreign.provider.tenants]).toEqual(['7']);
    expect([...provider.tenants]).toEqual(['9']);
  },
);

test('with two shops on a page an element that names none is of none, and its owner is told [EMB-39]', async () => {
  await openWithTwo(() => '<shop-menu id="a"><p>Our menu</p></shop-menu>');
  await until(async () =>
    expect((await foreign.heard()).join()).toMatch(
      /shop:error shop-menu .*\\"shop\\" has to name one.*"settings"/,
    ),
  );
  expect(await foreign.page.getByText('Our menu').isVisible()).toBe(true);
  await foreign.page
    .locator('shop-menu')
    .evaluate((element, origin) => element.setAttribute('shop', origin), foreign.shop.origin);
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
});

test('with two shops on a page a dialog is of the shop of the widget that opens it [EMB-39]', async () => {
  const { second } = await startSecondShop();
  const scripts = ['menu', 'basket'].map(foreign.script).join('');
  const others = scripts.replaceAll(foreign.shop.origin, second.origin);
  await foreign.open(`${scripts}${others}<shop-menu open="page" shop="${second.origin}"></shop-menu>`);
  await foreign.page.getByRole('link', { name: 'To the cart' }).click();
  await foreign.page.getByRole('dialog').getByText('0 in the cart').waitFor();
  expect(second.asked).toContainEqual(expect.stringMatching(/basket/));
  expect((await foreign.heard()).join()).not.toContain('shop:error');
});

test('an element of a shop whose script comes later waits for that, and is moved to another shop by its attribute [EMB-39]', async () => {
  const { second } = await startSecondShop();
  await foreign.open(`${foreign.script('menu')}<shop-menu id="a" shop="${second.origin}"></shop-menu>`);
  await until(async () => expect((await foreign.heard()).join()).toContain('"settings"'));
  await foreign.page.evaluate(`import(${JSON.stringify(`${second.origin}/embed/menu.js`)})`);
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(await linksOf('a')).toBe(second.origin);
  await foreign.page
    .locator('shop-menu')
    .evaluate((element, origin) => element.setAttribute('shop', origin), foreign.shop.origin);
  await until(async () => expect(await linksOf('a')).toBe(foreign.shop.origin));
});

test.each([
  ['slow', 'shop:ready shop-menu {}'],
  ['answered 503', '"settings"'],
] as const)(
  'an element whose storefront has a script beside another shop’s is of no other shop where that is %s [SEC-164]',
  async (fault, event) => {
    const held = Promise.withResolvers<void>();
    const { second, provider } = await startSecondShop(async (path, text) => {
      if (path === '/embed/menu.js') await held.promise;
      return path === '/embed/menu.js' && fault !== 'slow' ? null : text;
    });
    const scripts = [foreign.shop, second].map(({ origin }) =>
      foreign.script('menu').replace(foreign.shop.origin, origin),
    );
    const opened = foreign.open(
      `${scripts.join('')}<shop-menu storefront-url="${second.origin}"></shop-menu>`,
    );
    await untilDefined('shop-menu');
    held.resolve();
    await opened;
    await until(async () => expect((await foreign.heard()).join()).toContain(event));
    expect(foreign.provider.asked).toEqual([]);
    expect(provider.asked.length > 0).toBe(fault === 'slow');
  },
);

test('an element whose storefront’s script comes later is of that shop from then on [EMB-39] [SEC-164]', async () => {
  const { second, provider } = await startSecondShop();
  await foreign.open(`${foreign.script('menu')}<shop-menu storefront-url="${second.origin}"></shop-menu>`);
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(provider.asked).toEqual([]);
  await foreign.page.evaluate(`import(${JSON.stringify(`${second.origin}/embed/menu.js`)})`);
  await until(() => expect(provider.asked).not.toEqual([]));
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
});

test('a script of one shop opens no cart of another, whose button names it by its storefront [SEC-165]', async () => {
  const { second } = await openWithTwo(
    (_, other) => `<shop-cart-button id="b" storefront-url="${other}"></shop-cart-button>`,
    'shop',
  );
  await foreign.page.getByText('0 in the cart').waitFor();
  const open = (origin: string) =>
    foreign.page.evaluate(
      `import(${JSON.stringify(`${origin}/embed/shop.js`)}).then(({ shop }) => shop.open('cart'))`,
    );
  await open(foreign.shop.origin);
  const isExpanded = () => foreign.page.locator('#b').evaluate((button) => button.hasAttribute('expanded'));
  expect(await isExpanded()).toBe(false);
  await open(second.origin);
  expect(await isExpanded()).toBe(true);
  await foreign.page.locator('#b').evaluate((button, host) => {
    button.removeAttribute('expanded');
    button.setAttribute('shop', host);
  }, new URL(second.origin).host);
  await open(second.origin);
  expect(await isExpanded()).toBe(true);
});

/** Once the element is defined, the shop whose script has come has had its time. */
async function untilDefined(tag: string): Promise<void> {
  const isDefined = () => foreign.page.evaluate(`customElements.get("${tag}") !== undefined`);
  await until(async () => expect(await isDefined()).toBe(true));
  await foreign.page.evaluate('new Promise(requestAnimationFrame)');
}

/** A second shop whose scripts come once they are let go. */
async function startSlowShop() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const { second, provider } = await startSecondShop();
  await foreign.page.route(/\/embed\/(?:shop|menu)\.js$/, async (route) => {
    if (route.request().url().startsWith(second.origin)) await promise;
    await route.continue();
  });
  const script = (name: string) => foreign.script(name).replace(foreign.shop.origin, second.origin);
  return { second, provider, script, letGo };
}

test('a script of one shop opens no cart of another whose script is slow [SEC-172]', async () => {
  const { second, script, letGo } = await startSlowShop();
  const opened = foreign.open(
    `${foreign.script('shop')}${script('shop')}<shop-cart-button id="b" storefront-url="${second.origin}">Cart</shop-cart-button>`,
  );
  await untilDefined('shop-cart-button');
  await foreign.page.evaluate(
    `import(${JSON.stringify(`${foreign.shop.origin}/embed/shop.js`)}).then(({ shop }) => shop.open('cart'))`,
  );
  const buttons = foreign.page.locator('shop-cart-button');
  expect(
    await buttons.evaluateAll((all) => all.map((one) => [one.id, one.hasAttribute('expanded')])),
  ).toEqual([
    ['b', false],
    ['', true],
  ]);
  letGo();
  await opened;
});

test('an element whose storefront has a tag on the page is of no other shop whose script the page imports [SEC-172]', async () => {
  const { second, provider, script, letGo } = await startSlowShop();
  const opened = foreign.open(`${script('menu')}<shop-menu storefront-url="${second.origin}"></shop-menu>`);
  const imported = `import(${JSON.stringify(`${foreign.shop.origin}/embed/menu.js`)})`;
  await until(async () => expect(await foreign.page.locator('shop-menu').count()).toBe(1));
  await foreign.page.evaluate(imported);
  await untilDefined('shop-menu');
  letGo();
  await opened;
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(foreign.provider.asked).toEqual([]);
  expect(provider.asked).not.toEqual([]);
});

/** Null is status 503. */
test.each([null, ''])(
  'an element of a shop whose script answers %j is of no other [SEC-181]',
  async (given) => {
    const { second, provider } = await startSecondShop((path, text) =>
      /menu.js$/.test(path) ? given : text,
    );
    const tag = foreign.script('menu').replace(foreign.shop.origin, second.origin);
    await foreign.open(`${tag}<shop-menu storefront-url="${second.origin}"></shop-menu>`);
    await foreign.page.evaluate(`import(${JSON.stringify(`${foreign.shop.origin}/embed/menu.js`)})`);
    await until(async () => expect(await foreign.heard()).toEqual([expect.stringContaining('"settings"')]));
    expect([...foreign.provider.asked, ...provider.asked]).toEqual([]);
  },
);

test('an element that names its provider beside its storefront takes no tenant of another shop [SEC-172]', async () => {
  const { second, script, letGo } = await startSlowShop();
  const settings = `api-base="${foreign.provider.origin}/api" storefront-url="${second.origin}"`;
  const opened = foreign.open(
    `${foreign.script('menu')}${script('menu')}<shop-menu ${settings}></shop-menu>`,
  );
  await untilDefined('shop-menu');
  letGo();
  await opened;
  await until(async () => expect((await foreign.heard()).join()).toContain('"settings"'));
  expect(foreign.provider.asked).toEqual([]);
});

test('an element whose storefront’s tag stands further down in a page that is still read waits for it [SEC-172]', async () => {
  const { promise, resolve: readOn } = Promise.withResolvers<void>();
  const { second, provider } = await startSecondShop();
  const [first, other] = [foreign.shop, second].map(({ origin }) =>
    foreign.script('menu').replace(foreign.shop.origin, origin),
  );
  const site = await serve(async (_, { pathname }, response) => {
    if (pathname !== '/') return void response.end();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const early = first?.replace(' src', ' async src');
    response.write(`<!doctype html>${early}<shop-menu storefront-url="${second.origin}"></shop-menu>`);
    await promise;
    response.end(other);
  });
  foreign.others = [...foreign.others, site];
  const opened = foreign.page.goto(site.origin);
  await untilDefined('shop-menu');
  readOn();
  await opened;
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(foreign.provider.asked).toEqual([]);
  expect(provider.asked).not.toEqual([]);
});
