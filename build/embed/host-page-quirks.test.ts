import { expect, test } from 'vitest';
import { setUpForeignPage, until } from './testing-embeds.ts';

// What pages do that widgets have to live with, and what their owners get wrong.

const foreign = setUpForeignPage();
const menu = (attributes = '', children = '') =>
  `${foreign.script('menu')}<shop-menu ${foreign.settings} ${attributes}>${children}</shop-menu>`;
const list = () => foreign.page.getByRole('heading', { name: 'All dishes' });
const heardNames = async () => (await foreign.heard()).map((event) => event.split(' ')[0]);

interface Widget extends HTMLElement {
  navigate(path: string): Promise<void>;
}

const fail = (status: number) =>
  foreign.page.route(`${foreign.provider.origin}/**`, (route) => route.fulfill({ status }));
const heal = () => foreign.page.unroute(`${foreign.provider.origin}/**`);

test('a provider that refuses is an error, told once with a code, and no widget is ready before it shows [EMB-29]', async () => {
  await fail(400);
  await foreign.open(menu());
  await foreign.page.getByRole('button', { name: 'Try again' }).waitFor();
  const events = await foreign.heard();
  expect(events).toHaveLength(1);
  expect(events[0]).toMatch(/^shop:error shop-menu \{"message":".+","code":"provider"\}$/);
  expect(foreign.problems.join()).toContain('<shop-menu>');
  await heal();
  await foreign.page.getByRole('button', { name: 'Try again' }).click();
  await list().waitFor();
  await until(async () => expect(await heardNames()).toEqual(['shop:error', 'shop:ready']));
});

test('a provider that is down is an error, and the widget is ready once it has loaded by itself [EMB-29]', async () => {
  await fail(503);
  await foreign.open(menu());
  await foreign.page.getByRole('button', { name: 'Try again' }).waitFor();
  expect((await foreign.heard())[0]).toContain('"code":"provider"');
  await heal();
  await list().waitFor();
  await until(async () => expect((await heardNames()).at(-1)).toBe('shop:ready'));
});

test('what the page has for errors shows in place of the shop’s own words, and its button tries again [EMB-29]', async () => {
  await fail(404);
  await foreign.open(menu('', '<p slot="error" hidden>Not now. <button>Once more</button></p>'));
  await foreign.page.getByText('Not now.').waitFor();
  expect(await foreign.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect(await foreign.heard()).toEqual([expect.stringMatching(/"code":"not-found"\}$/)]);
  await heal();
  await foreign.page.getByRole('button', { name: 'Once more' }).click();
  await list().waitFor();
  await foreign.page.getByText('Not now.').waitFor({ state: 'hidden' });
});

test('the page hears no keys that are typed into fields of a widget [EMB-30]', async () => {
  await foreign.page.addInitScript(() => {
    const keys: string[] = [];
    Object.assign(window, { keys });
    for (const type of ['keydown', 'keypress', 'keyup'] as const)
      document.addEventListener(type, (event) => {
        if (event.key.length > 1) return;
        keys.push(event.key);
        event.preventDefault();
      });
  });
  await foreign.open(menu());
  const note = foreign.page.getByLabel('Note');
  await note.pressSequentially('susi s/x');
  expect(await note.inputValue()).toBe('susi s/x');
  expect(await foreign.page.evaluate('keys')).toEqual([]);
  await note.blur();
  await foreign.page.keyboard.press('x');
  expect(await foreign.page.evaluate('keys')).toEqual(['x', 'x']);
});

test.each<[unknown]>([['page 3'], [3], [[3]]])(
  'a view is kept in the address beside a foreign <base> and the history state %j [EMB-31]',
  async (state) => {
    await foreign.page.addInitScript((own) => window.history.replaceState(own, ''), state);
    await foreign.open(`<base href="https://elsewhere.example/deep/">${menu('deep-link')}`, 'guide?a=1');
    await foreign.page.getByRole('link', { name: 'Maki' }).click();
    await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
    expect(foreign.page.url()).toBe(`${foreign.host.origin}/guide?a=1&shop-menu=/products/maki`);
    expect(await foreign.page.evaluate(() => window.history.state as unknown)).toEqual(state);
    await foreign.page.goBack();
    await list().waitFor();
    expect(foreign.problems).toEqual([]);
  },
);

test('booleans as React 18 writes them are understood [EMB-32]', async () => {
  await foreign.open(`<canvas height="9000"></canvas>${menu('reduced-data="false" deep-link="true"')}`);
  await list().waitFor();
  await foreign.page.getByRole('link', { name: 'Maki' }).click();
  await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
  expect(foreign.page.url()).toBe(`${foreign.host.origin}/?shop-menu=/products/maki`);
});

test('a widget names the language of its words, and their direction [EMB-33]', async () => {
  await foreign.open(`<div lang="ar" dir="rtl">${menu()}</div>`);
  await list().waitFor();
  const root = foreign.page.locator('shop-menu .shop-root');
  expect(await root.evaluate((element: HTMLElement) => [element.lang, element.dir])).toEqual(['en', 'ltr']);
});

test('mounted twice, the second widget takes the first one’s place; what cannot hold one is told [EMB-34]', async () => {
  await foreign.open('<div id="menu"></div><ul id="list"></ul>');
  const script = `import(${JSON.stringify(`${foreign.shop.origin}/embed/menu.js`)})`;
  const values = JSON.stringify({
    widget: 'shop-menu',
    apiBase: `${foreign.provider.origin}/api`,
    tenant: 7,
  });
  const mount = (selector: string) =>
    foreign.page.evaluate(
      `${script}.then(async ({ mount }) => { await mount(document.querySelector('${selector}'), ${values}).navigate('/products/maki'); return 'mounted'; }).catch(({ message }) => message)`,
    );
  expect([await mount('#menu'), await mount('#menu')]).toEqual(['mounted', 'mounted']);
  expect(await foreign.page.getByRole('heading', { name: 'Dish maki' }).count()).toBe(1);
  // The first has left: nothing of it stays behind the second one.
  await foreign.page.evaluate(
    `${script}.then(({ mount }) => { const last = mount(document.querySelector('#menu'), ${values}); return last.navigate('/products').then(() => last.unmount()); })`,
  );
  const left = () =>
    foreign.page.locator('#menu').evaluate(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.length);
  await until(async () => expect(await left()).toBe(0));
  expect(await mount('#list')).toContain('<ul> can hold no widget');
  expect(await mount('#none')).toContain('element for the widget is missing');
});

test('calls of methods of a widget that failed are refused, in place of waiting for ever [EMB-34]', async () => {
  foreign.spoil = (path, text) => (path.includes('/widget.js') ? null : text);
  await foreign.open(menu());
  await foreign.page.getByRole('button', { name: 'Try again' }).waitFor();
  const refusal = await foreign.page
    .locator('shop-menu')
    .evaluate((element: Widget) => element.navigate('/products/maki').catch((error: Error) => error.name));
  expect(refusal).toBe('Error');
  foreign.spoil = (_, text) => text;
  await foreign.page.getByRole('button', { name: 'Try again' }).click();
  await foreign.page.locator('shop-menu').evaluate((element: Widget) => element.navigate('/products/maki'));
  await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
});

test.each([
  ['in a drawing', '<svg><script type="module" src="/embed/x.js"></script></svg>'],
  ['whose address nobody can read', '<script type="module" src="https://[/embed/x.js"></script>'],
])('a script %s is of no shop, and an element shows beside it [EMB-39]', async (_, script) => {
  foreign.shopSettings = { apiBase: `${foreign.provider.origin}/api`, tenant: 7 };
  await foreign.open(
    `${script}${foreign.script('menu')}<shop-menu storefront-url="${foreign.shop.origin}"></shop-menu>`,
  );
  await until(async () => expect(await foreign.heard()).toEqual(['shop:ready shop-menu {}']));
});
