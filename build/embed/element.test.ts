import { expect, test } from 'vitest';
import { setUpForeignPage, until } from './testing-embeds.ts';

interface Widget extends HTMLElement {
  navigate(path: string): Promise<void>;
  refresh(): Promise<void>;
}

const foreign = setUpForeignPage();

const menu = (attributes = '', children = '') =>
  `${foreign.script('menu')}<shop-menu ${foreign.settings} ${attributes}>${children}</shop-menu>`;
const list = () => foreign.page.getByRole('heading', { name: 'All dishes' });
const listCalls = () => foreign.provider.asked.filter((path) => path.includes('/products/')).length;

test('applies updates without a remount, and leaves no listener, timer or node behind [EMB-22]', async () => {
  await foreign.page.addInitScript(countLeftovers);
  await foreign.open('<div id="menu"></div>');
  const values = {
    widget: 'shop-menu',
    apiBase: `${foreign.provider.origin}/api`,
    tenant: 7,
    deepLink: 'menu',
  };
  const script = JSON.stringify(`${foreign.shop.origin}/embed/menu.js`);
  await foreign.page.evaluate(
    `import(${script}).then(({ mount }) => { window.widget = mount(document.querySelector('#menu'), ${JSON.stringify(values)}); })`,
  );
  await foreign.page.getByLabel('Note').fill('no wasabi');
  await foreign.page.evaluate('widget.update({ category: "sweets" })');
  await foreign.page.getByRole('heading', { name: 'sweets' }).waitFor();
  expect(await foreign.page.getByLabel('Note').inputValue()).toBe('no wasabi');
  expect(await foreign.page.evaluate('leftovers()')).toContain('listener popstate');
  await foreign.page.evaluate('widget.unmount()');
  await until(async () => expect(await foreign.page.evaluate('leftovers()')).toEqual([]));
  const left = await foreign.page.evaluate(() => {
    const element = document.querySelector('#menu');
    const { shadowRoot } = element ?? {};
    return [element?.childNodes.length, shadowRoot?.childNodes.length, shadowRoot?.adoptedStyleSheets.length];
  });
  expect(left).toEqual([0, 0, 0]);
});

test('removed before its first page has loaded, it fires no event', async () => {
  const answer = Promise.withResolvers<void>();
  await foreign.page.route(`${foreign.provider.origin}/**`, async (route) => {
    await answer.promise;
    await route.continue().catch(() => {});
  });
  await foreign.open(menu());
  // The widget is mounted, and loads its data.
  await foreign.page.waitForFunction(() => document.querySelector('shop-menu')?.shadowRoot?.firstChild);
  await foreign.page.evaluate(() => document.querySelector('shop-menu')?.remove());
  answer.resolve();
  await foreign.page.waitForLoadState('networkidle');
  expect(foreign.problems).toEqual([]);
  expect(await foreign.heard()).toEqual([]);
});

test('navigates and reloads its data when a script calls its methods before it shows', async () => {
  await foreign.open(menu());
  const widget = foreign.page.locator('shop-menu');
  // The methods come with the definition of the element, which is a file of its own.
  await foreign.page.evaluate(() => customElements.whenDefined('shop-menu'));
  await widget.evaluate((element: Widget) => element.navigate('/products/maki'));
  await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
  await widget.evaluate((element: Widget) => element.navigate('/products'));
  await list().waitFor();
  const before = listCalls();
  await widget.evaluate((element: Widget) => element.refresh());
  await until(() => expect(listCalls()).toBe(before + 1));
});

test('has a Back button to the page before, within the widget', async () => {
  await foreign.open(menu());
  await list().waitFor();
  const back = foreign.page.getByRole('button', { name: 'Back' });
  expect(await back.count()).toBe(0);
  await foreign.page.getByRole('link', { name: 'Maki' }).click();
  await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
  await back.click();
  await list().waitFor();
  expect(await back.count()).toBe(0);
});

test('with loading=lazy, loads nothing but its definition before it is near the screen', async () => {
  await foreign.open(`<canvas height="9000"></canvas>${menu('loading="lazy"')}`);
  await foreign.page.evaluate(() => customElements.whenDefined('shop-menu'));
  await foreign.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 500 }))),
  );
  expect(foreign.shop.asked).toEqual(['/embed/menu.js', expect.stringContaining('/embed/vendor/elements.')]);
  expect(foreign.provider.asked).toEqual([]);
  await foreign.page.evaluate(() => scrollTo(0, 9000));
  await list().waitFor();
});

test('refuses a page whose file was altered, and shows it once the file is right', async () => {
  await foreign.open(menu());
  await list().waitFor();
  foreign.spoil = (path, text) => (path.includes('/dish-page') ? `${text}\nwindow.tampered = true;` : text);
  await foreign.page.getByRole('link', { name: 'Maki' }).click();
  await foreign.page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await foreign.page.evaluate('window.tampered')).toBeUndefined();
  foreign.spoil = (_, text) => text;
  await foreign.page.getByRole('button', { name: 'Try again' }).click();
  await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
});

test("shows the page's own children for a failure, whose button tries again", async () => {
  foreign.spoil = (path, text) => (path.includes('/widget.js') ? null : text);
  await foreign.open(
    menu('', '<p>Our menu</p><p slot="error" hidden>Not now. <button>Once more</button></p>'),
  );
  await foreign.page.getByText('Not now.').waitFor();
  expect(await foreign.page.getByText('Our menu').isVisible()).toBe(true);
  expect(await foreign.page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(false);
  foreign.spoil = (_, text) => text;
  await foreign.page.getByRole('button', { name: 'Once more' }).click();
  await list().waitFor();
});

test('with open=page, shows pages of other areas in their widget on the page or in a dialog', async () => {
  await foreign.open(`${foreign.script('basket')}${menu('open="page"')}`);
  await foreign.page.getByRole('link', { name: 'To the cart' }).click();
  const dialog = foreign.page.getByRole('dialog');
  await dialog.getByText('0 in the cart').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await dialog.count()).toBe(0);
  expect(foreign.page.url()).toBe(`${foreign.host.origin}/`);
  await foreign.page.evaluate(() => {
    const cart = document.createElement('shop-cart');
    for (const { name, value } of document.querySelector('shop-menu')?.attributes ?? [])
      cart.setAttribute(name, value);
    document.body.append(cart);
  });
  await foreign.page.locator('shop-cart').getByText('0 in the cart').waitFor();
  await foreign.page.getByRole('link', { name: 'To the cart' }).click();
  await until(async () =>
    expect(await foreign.page.evaluate(() => document.activeElement?.localName)).toBe('shop-cart'),
  );
  expect(await dialog.count()).toBe(0);
});

test('what it was mounted with holds in the dialog that it opens over the page, too [EMB-21] [SEC-106]', async () => {
  await foreign.signIn();
  const apiBase = `${foreign.provider.origin}/api`;
  // The shop that the scripts come from.
  foreign.shopSettings = { apiBase, tenant: 8 };
  await foreign.open(`${foreign.script('basket')}<div id="menu"></div>`);
  const values = { widget: 'shop-menu', apiBase, tenant: 7, open: 'page' };
  const script = JSON.stringify(`${foreign.shop.origin}/embed/menu.js`);
  await foreign.page.evaluate(
    `import(${script}).then(({ mount }) => void mount(document.querySelector('#menu'), ${JSON.stringify(values)}))`,
  );
  await foreign.page.getByRole('button', { name: 'Add Maki' }).click();
  await foreign.page.getByRole('link', { name: 'To the cart' }).click();
  const dialog = foreign.page.getByRole('dialog');
  await until(async () => expect(await dialog.getByText('1 in the cart').count()).toBe(1));
  expect([...foreign.provider.tenants]).toEqual(['7']);
});

test('shows again as it was once an attribute that was wrong for a while is right [EMB-22] [SEC-107]', async () => {
  await foreign.open(menu());
  const note = foreign.page.getByLabel('Note');
  await note.fill('no wasabi');
  const set = (name: string, value: string) =>
    foreign.page
      .locator('shop-menu')
      .evaluate((one, given) => one.setAttribute(...given), [name, value] as const);
  await set('tenant', 'umi');
  const again = foreign.page.getByRole('button', { name: 'Try again' });
  // Nothing is right yet.
  await again.click();
  await again.waitFor();
  await set('tenant', '7');
  await note.waitFor();
  expect(await note.inputValue()).toBe('no wasabi');
  await set('tenant', 'umi');
  await again.waitFor();
  await set('category', 'sweets');
  await set('tenant', '7');
  await foreign.page.getByRole('heading', { name: 'sweets' }).waitFor();
  expect(await note.inputValue()).toBe('no wasabi');
});

/** Counts what is open on the window: listeners, and timers that still run. */
function countLeftovers(): void {
  const open = new Map<string, number>();
  const count = (name: string, step: number) => open.set(name, (open.get(name) ?? 0) + step);
  for (const [name, step] of [
    ['addEventListener', 1],
    ['removeEventListener', -1],
  ] as const) {
    for (const target of [window, document]) {
      const original = target[name].bind(target);
      Object.assign(target, {
        [name]: (type: string, ...rest: unknown[]) => {
          count(`listener ${type}`, step);
          const { signal } = Object(rest[1]) as AddEventListenerOptions;
          signal?.addEventListener('abort', () => count(`listener ${type}`, -1));
          Reflect.apply(original, target, [type, ...rest]);
        },
      });
    }
  }
  const { setTimeout: start, clearTimeout: end } = window;
  const running = new Set<number>();
  Object.assign(window, {
    setTimeout: (call: () => void, time?: number) => {
      const timer = start(() => (running.delete(timer), call()), time);
      running.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => (running.delete(timer), end(timer)),
    leftovers: () => [
      // React listens to the page's selection once, for all roots to come.
      ...[...open].flatMap(([name, left]) => (left > 0 && !name.endsWith('selectionchange') ? [name] : [])),
      ...(running.size > 0 ? [`timers ${running.size}`] : []),
    ],
  });
}
