import { widgetAttributes } from '@shop/shared/contracts/widgets';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { setUpForeignPage, until } from '../../build/embed/testing-embeds.ts';
import { serve, type TestServer } from '../../build/embed/testing-servers.ts';
import { knownElements, packWidgets } from './pack/pack-widgets.ts';
import { appNames, buildApp, typeErrors, type App } from './testing/apps.ts';
import { renderedUses, typedUses } from './testing/uses.ts';

// Apps that have the packed package, rendered by their servers and hydrated once the elements show.

const foreign = setUpForeignPage();
const folder = join(import.meta.dirname, '../../.cache/packages-test');
let tarball = '';
let built: Readonly<Record<string, App>> = {};

beforeAll(async () => {
  tarball = packWidgets(folder);
  const apps = appNames.map(
    async (name) => [name, await buildApp(name, join(folder, name), tarball)] as const,
  );
  built = Object.fromEntries(await Promise.all(apps));
}, 120_000);

/** Opens the app's page as its server has rendered it, with further scripts; resolves to that HTML. */
async function open(name: string, scripts: string): Promise<string> {
  const { script = '', render = () => '' } = built[name] ?? {};
  const apiBase = `${foreign.provider.origin}/api`;
  foreign.shopSettings = { apiBase, tenant: 7 };
  const html = render(apiBase, foreign.shop.origin);
  const body = `<body data-api-base="${apiBase}" data-shop="${foreign.shop.origin}"><div id="app">${html}</div></body>`;
  const page = `<!doctype html><title>Theirs</title>${body}${scripts}<script type="module" src="/client.js"></script>`;
  const server: TestServer = await serve((_, { pathname }, response) => {
    response.setHeader('Content-Type', pathname === '/' ? 'text/html; charset=utf-8' : 'text/javascript');
    response.end(pathname === '/' ? page : script);
  });
  foreign.others = [server];
  await foreign.page.goto(server.origin);
  return html;
}

const heard = () => foreign.page.locator('li').allTextContents();
const press = (name: string) => foreign.page.getByRole('button', { name, exact: true }).click();

test.each(appNames)('%s: the page is rendered, hydrated and works [EMB-60, EMB-61]', async (name) => {
  await foreign.signIn();
  const html = await open(name, foreign.script('shop').replace('.js', '.js?theme=dark'));
  expect(html).toMatch(/<shop-menu [^>]*class="theirs"[^>]*>(?:<!--\[-->)?\s*Loading the menu…/);
  expect(html).not.toMatch(/<shop-menu [^>]*(?:hidden|fonts|reduced-data|suppress)/i);

  const list = foreign.page.getByRole('heading', { name: 'All dishes' });
  await list.waitFor();
  const menu = await foreign.page.locator('shop-menu').elementHandle();
  await foreign.page.evaluate('hydrate()');
  await press('Fonts');
  await until(async () => expect(await menu?.getAttribute('fonts')).toBe(''));
  await foreign.page.getByRole('link', { name: 'To the checkout' }).click();
  await until(async () => expect(await heard()).toContain('/checkout, fonts true'));
  await press('Fonts');
  await until(async () => expect(await menu?.getAttribute('fonts')).toBeNull());
  expect(await menu?.evaluate((element) => element.isConnected)).toBe(true);

  await press('Mount');
  await list.waitFor({ state: 'detached' });
  await press('Mount');
  await list.waitFor();
  await until(async () => expect((await heard()).filter((line) => line === 'ready')).toHaveLength(1));
  await press('Mochi');
  await foreign.page.getByRole('heading', { name: 'Dish mochi' }).waitFor();

  await press('Maki');
  await until(async () =>
    expect(await heard()).toEqual(expect.arrayContaining(['added', 'cart of 1', '1 for 4'])),
  );
  expect(foreign.problems).toEqual([]);
});

/** Runs a module in a Node whose packages are those of an app. */
const runNode = (app: string, code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: join(folder, app),
    encoding: 'utf8',
  });

test.each([
  ['react-18', 'react'],
  ['react-19', 'react'],
  ['vue-3', 'vue'],
] as const)('%s has a component of each element, with each attribute [EMB-60]', (app, framework) => {
  const elements = knownElements();
  const rendered = JSON.parse(runNode(app, renderedUses(framework, elements))) as string[];
  expect(rendered).toHaveLength(elements.length);
  for (const [index, { tag, attributes }] of elements.entries()) {
    expect(rendered[index]).toMatch(new RegExp(`^<${tag} `));
    for (const { name } of [...attributes, ...widgetAttributes])
      expect(rendered[index]?.toLowerCase()).toContain(` ${name}="value of ${name}"`);
  }
});

test('the types have each element and attribute, for the DOM, React and Vue, and find mistakes [EMB-63]', () => {
  const mistakes = [
    `<react.ShopProduct />`,
    `<react.ShopMenu open="nowhere" />`,
    `<react.ShopMenu onShopReady={({ detail }) => detail.count.toFixed()} />`,
    `h(vue.ShopProduct, { tenant: 7 })`,
    `<shop-product tenant={7} />`,
  ];
  const lines = mistakes.map((mistake, index) => `export const wrong${index} = ${mistake};\n`);
  const uses = typedUses(knownElements());
  const errors = typeErrors(join(folder, 'typed'), tarball, uses + lines.join(''));
  const before = uses.split('\n').length;
  const places = Array.from(errors.matchAll(/^(\S+)\((\d+),/gm), ([, file, line]) => [
    file,
    Number(line) - before,
  ]);
  expect(places).toEqual(mistakes.map((_, index) => [expect.stringContaining('uses.tsx'), index]));
});

test('defineShop asks again for a script that does not come, and the cart waits for it [EMB-62]', async () => {
  await foreign.signIn();
  await foreign.page.route(`${foreign.shop.origin}/embed/shop.js*`, (route) => route.abort(), { times: 1 });
  await open('react-19', '');
  await foreign.page.evaluate('hydrate()');
  await until(async () => expect(await heard()).toContain('error files'));
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  await press('Maki');
  await until(async () => expect(await heard()).toContain('added'));
});

test('on a server defineShop does nothing, and the cart says where it is [EMB-62]', () => {
  const code = `import { defineShop, shop } from '@sushi-shop/widgets';
    const own = defineShop('https://shop.example');
    shop.onChange(() => console.log('changed'))();
    for (const one of [own, shop]) console.log(await one.getCart().catch(({ message }) => message));`;
  expect(runNode('react-19', code)).toBe(
    'The cart is in the browser: call the shop there, in an effect.\n'.repeat(2),
  );
});
