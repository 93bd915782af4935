import { expect, test } from 'vitest';
import { setUpForeignPage, until } from './testing-embeds.ts';

const foreign = setUpForeignPage();

/** Runs a statement in the page with the menu's script as `loader`. As text, since here `import` is not the browser's. */
async function importLoader(statement: string): Promise<void> {
  const script = JSON.stringify(`${foreign.shop.origin}/embed/menu.js`);
  await foreign.page.evaluate(`import(${script}).then((loader) => { ${statement} })`);
}

test('shares one session and one cart among the widgets of a page, which hears of a change once [EMB-15] [EVT-06]', async () => {
  await foreign.signIn();
  await foreign.open(
    `${foreign.script('menu')}${foreign.script('basket')}<shop-menu ${foreign.settings}></shop-menu><shop-cart ${foreign.settings}></shop-cart>`,
  );
  await foreign.page.getByText('0 in the cart').waitFor();
  await foreign.page.getByRole('button', { name: 'Add Maki' }).click();
  await foreign.page.getByText('1 in the cart').waitFor();
  const told = (count: number) =>
    expect.stringMatching(RegExp(`^shop:cart-changed shop-\\w+ \\{"count":${count},`)) as unknown;
  await until(async () => expect(await foreign.heardOfCart()).toEqual([told(0), told(1)]));
});

test('a visitor’s page hears that the cart is empty, without a call for that [EMB-15]', async () => {
  await foreign.open(`${foreign.script('menu')}<shop-menu ${foreign.settings}></shop-menu>`);
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  await until(async () =>
    expect(await foreign.heardOfCart()).toEqual([
      expect.stringMatching(/^shop:cart-changed shop-menu \{"count":0/),
    ]),
  );
  expect(foreign.provider.asked.filter((path) => path.includes('/orders/'))).toEqual([]);
});

test('follows links inside the widget, and leaves others to the browser with the full address [EMB-06] [EMB-16]', async () => {
  await foreign.open(`${foreign.script('menu')}<shop-menu ${foreign.settings}></shop-menu>`);
  const checkoutLink = foreign.page.getByRole('link', { name: 'To the checkout' });
  await checkoutLink.waitFor();
  expect(await checkoutLink.getAttribute('href')).toBe('https://shop.example/checkout');
  await foreign.page.getByRole('link', { name: 'Maki' }).click();
  await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
  expect(foreign.page.url()).toBe(`${foreign.host.origin}/`);
  expect(await foreign.page.title()).toBe('Harbour Guide');
  expect(await foreign.heard()).toContain(
    'shop:navigate shop-menu {"path":"/products/maki","href":"https://shop.example/products/maki"}',
  );
});

test('a link is not followed where the page prevents it [EVT-07]', async () => {
  await foreign.open(`${foreign.script('menu')}<shop-menu ${foreign.settings}></shop-menu>`);
  await foreign.page.evaluate(
    "document.addEventListener('shop:navigate', (event) => event.preventDefault(), { once: true })",
  );
  const dish = foreign.page.getByRole('link', { name: 'Maki' });
  await dish.click();
  await until(async () =>
    expect((await foreign.heard()).filter((event) => event.startsWith('shop:navigate'))).toHaveLength(1),
  );
  expect(await dish.isVisible()).toBe(true);
  await foreign.page.getByRole('link', { name: 'To the checkout' }).evaluate((link: HTMLElement) => {
    document.addEventListener('shop:navigate', (event) => event.preventDefault(), { once: true });
    link.click();
  });
  expect(foreign.page.url()).toBe(`${foreign.host.origin}/`);
  await dish.click();
  await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
});

test('applies changed attributes without a remount', async () => {
  await foreign.open(`${foreign.script('menu')}<shop-menu ${foreign.settings}></shop-menu>`);
  await foreign.page.getByLabel('Note').fill('no wasabi');
  await foreign.page.locator('shop-menu').evaluate((element) => element.setAttribute('category', 'sweets'));
  await foreign.page.getByRole('heading', { name: 'sweets' }).waitFor();
  expect(await foreign.page.getByLabel('Note').inputValue()).toBe('no wasabi');
  await foreign.page
    .locator('shop-menu')
    .evaluate((element) => element.setAttribute('storefront-url', 'https://other.example'));
  await until(async () =>
    expect(await foreign.page.getByRole('link', { name: 'Mochi' }).getAttribute('href')).toBe(
      'https://other.example/products/mochi',
    ),
  );
  expect((await foreign.heard()).filter((event) => event.startsWith('shop:ready'))).toHaveLength(1);
});

test('keeps its state when it is moved, and is unmounted when it is removed [EMB-24] [EMB-25]', async () => {
  await foreign.open(
    `${foreign.script('menu')}<shop-menu ${foreign.settings}></shop-menu><section></section>`,
  );
  await foreign.page.getByLabel('Note').fill('no wasabi');
  await foreign.page.evaluate(() =>
    document.querySelector('section')?.append(document.querySelector('shop-menu') ?? ''),
  );
  // An element that is to be unmounted is, two frames later.
  await foreign.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await foreign.page.getByLabel('Note').inputValue()).toBe('no wasabi');
  const root = await foreign.page.evaluateHandle(() => document.querySelector('shop-menu')?.shadowRoot);
  await foreign.page.evaluate(() => document.querySelector('shop-menu')?.remove());
  await until(async () =>
    expect(await root.evaluate((left) => [left?.childNodes.length, left?.adoptedStyleSheets.length])).toEqual(
      [0, 0],
    ),
  );
});

test('writes only under keys that begin with its tenant [EMB-20]', async () => {
  await foreign.signIn();
  await foreign.page.addInitScript(() => localStorage.setItem('authToken', 'the page has one too'));
  await foreign.open(`${foreign.script('menu')}<shop-menu ${foreign.settings}></shop-menu>`);
  await foreign.page.getByRole('button', { name: 'Add Maki' }).click();
  await until(async () => expect((await foreign.heardOfCart()).join()).toContain('"count":1'));
  const keys = await foreign.page.evaluate(() =>
    Object.keys(localStorage).filter((key) => !key.startsWith('7@')),
  );
  expect(keys).toEqual(['authToken']);
  expect(await foreign.page.evaluate(() => localStorage.getItem('authToken'))).toBe('the page has one too');
});

test('renders in any element by `mount`, takes updates, and leaves the element empty [EMB-21]', async () => {
  await foreign.open('<div id="menu"></div>');
  const values = {
    widget: 'shop-menu',
    apiBase: `${foreign.provider.origin}/api`,
    tenant: 7,
    storefrontUrl: 'https://shop.example',
  };
  await importLoader(
    `window.widget = loader.mount(document.querySelector('#menu'), ${JSON.stringify(values)})`,
  );
  await foreign.page.getByLabel('Note').fill('no wasabi');
  await foreign.page.evaluate('widget.update({ category: "sweets" })');
  await foreign.page.getByRole('heading', { name: 'sweets' }).waitFor();
  expect(await foreign.page.getByLabel('Note').inputValue()).toBe('no wasabi');
  await foreign.page.evaluate('widget.unmount()');
  // What the page still asks of it changes nothing.
  await foreign.page.evaluate('widget.update({ apiBase: "http://[" })');
  const left = await foreign.page.evaluate(() => {
    const element = document.querySelector('#menu');
    return [element?.childNodes.length, element?.shadowRoot?.childNodes.length];
  });
  expect(left).toEqual([0, 0]);
});

test('shows another shop when the tenant changes, and only its answers [EMB-04]', async () => {
  await foreign.open(`${foreign.script('menu')}<shop-menu ${foreign.settings}></shop-menu>`);
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect([...foreign.provider.tenants]).toEqual(['7']);
  await foreign.page.locator('shop-menu').evaluate((element) => element.setAttribute('tenant', '8'));
  await until(() => expect([...foreign.provider.tenants]).toEqual(['7', '8']));
  expect(foreign.provider.asked).toEqual(Array(2).fill('/api/products/products/?is_active=true'));
});

test("gives each tenant's widgets their own early answers", async () => {
  const other = foreign.settings.replace('"7"', '"8"');
  await foreign.open(
    `${foreign.script('menu')}<shop-menu ${foreign.settings}></shop-menu><shop-menu ${other}></shop-menu>`,
  );
  await until(async () => expect(await foreign.heard()).toHaveLength(2));
  expect(foreign.provider.asked).toHaveLength(2);
  expect(foreign.provider.tenants).toEqual(new Set(['7', '8']));
});

test('mounted where one was unmounted, it takes session, cart and place from no other [EMB-13] [SEC-97]', async () => {
  await foreign.signIn();
  await foreign.open(
    `${foreign.script('basket')}<div id="menu"></div><shop-cart ${foreign.settings}></shop-cart>`,
  );
  await foreign.page.getByText('0 in the cart').waitFor();
  const values = { widget: 'shop-menu', apiBase: `${foreign.provider.origin}/api`, tenant: 7 };
  const mount = `loader.mount(document.querySelector('#menu'), ${JSON.stringify(values)})`;
  await importLoader(`window.old = ${mount}; return old.navigate('/products').then(() => old.unmount());`);
  await importLoader(`return ${mount}.navigate('/products').then(() => old.unmount());`);
  await foreign.page.getByRole('button', { name: 'Add Maki' }).click();
  await until(async () => expect(await foreign.page.getByText('1 in the cart').count()).toBe(1));
});

test("fires events that bubble out of the page's shadow roots [EMB-17]", async () => {
  await foreign.signIn();
  await foreign.open(
    `${foreign.script('menu')}<section><template shadowrootmode="open">
      <shop-menu ${foreign.settings}></shop-menu><shop-product ${foreign.settings}></shop-product>
    </template></section>`,
  );
  await foreign.page.getByRole('button', { name: 'Add Maki' }).click();
  await foreign.page.getByRole('link', { name: 'Maki' }).click();
  const kinds = async () =>
    new Set(
      [...(await foreign.heard()), ...(await foreign.heardOfCart())].map((event) =>
        event.split(' ').slice(0, 2).join(' '),
      ),
    );
  await until(async () =>
    expect(await kinds()).toEqual(
      new Set(['ready', 'error', 'navigate', 'cart-changed'].map((name) => `shop:${name} section`)),
    ),
  );
});

test('reports wrong attributes, and shows the page once they are right', async () => {
  await foreign.open(
    `${foreign.script('menu')}<shop-product ${foreign.settings}><p>A dish</p></shop-product>`,
  );
  await until(async () =>
    expect(await foreign.heard()).toEqual([
      'shop:error shop-product {"message":"\\"slug\\" is missing","code":"settings"}',
    ]),
  );
  expect(await foreign.page.getByText('A dish').isVisible()).toBe(true);
  await foreign.page.locator('shop-product').evaluate((element) => Object.assign(element, { slug: 'maki' }));
  await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
});

test('uses properties that were set before its script loaded', async () => {
  await foreign.open(`<shop-product ${foreign.settings}></shop-product>`);
  await foreign.page.locator('shop-product').evaluate((element) => Object.assign(element, { slug: 'maki' }));
  await importLoader('');
  await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
  expect(await foreign.page.locator('shop-product').getAttribute('slug')).toBe('maki');
});

test('removes its listeners from the page with the last widget', async () => {
  await foreign.page.addInitScript(() => {
    const open = new Map<string, number>();
    Object.assign(window, { open: () => [...open].filter(([, count]) => count > 0) });
    for (const [name, step] of [
      ['addEventListener', 1],
      ['removeEventListener', -1],
    ] as const) {
      const original = window[name].bind(window);
      const count = (type: string, change: number) => open.set(type, (open.get(type) ?? 0) + change);
      window[name] = (type: string, ...rest: unknown[]) => {
        count(type, step);
        const { signal } = Object(rest[1]) as AddEventListenerOptions;
        signal?.addEventListener('abort', () => count(type, -1));
        Reflect.apply(original, window, [type, ...rest]);
      };
    }
  });
  await foreign.open(`${foreign.script('menu')}<shop-menu ${foreign.settings}></shop-menu>`);
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(await foreign.page.evaluate('open()')).not.toEqual([]);
  await foreign.page.evaluate(() => document.querySelector('shop-menu')?.remove());
  await until(async () => expect(await foreign.page.evaluate('open()')).toEqual([]));
});
