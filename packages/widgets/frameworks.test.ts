import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { setUpForeignPage, until } from '../../build/embed/testing-embeds.ts';
import { serve, type TestServer } from '../../build/embed/testing-servers.ts';
import { packWidgets } from './pack/pack.ts';
import { appNames, buildApp, type App } from './testing-apps.ts';

// Apps that have the packed package, rendered by their servers and hydrated once the elements show.

const foreign = setUpForeignPage();
const folder = join(import.meta.dirname, '../../.cache/packages-test');
let built: Readonly<Record<string, App>> = {};

beforeAll(async () => {
  const tarball = packWidgets(folder);
  const apps = appNames.map(async (name) => [name, await buildApp(name, join(folder, name), tarball)] as const);
  built = Object.fromEntries(await Promise.all(apps));
}, 120_000);

/** Opens the app's page as its server has rendered it, with the shop's script; resolves to that HTML. */
async function open(name: string): Promise<string> {
  const { script = '', render = () => '' } = built[name] ?? {};
  const apiBase = `${foreign.provider.origin}/api`;
  foreign.shopSettings = { apiBase, tenant: 7 };
  const html = render(apiBase, foreign.shop.origin);
  const body = `<body data-api-base="${apiBase}" data-shop="${foreign.shop.origin}"><div id="app">${html}</div></body>`;
  const address = `${foreign.shop.origin}/embed/shop.js?theme=dark`;
  const page = `<!doctype html><title>Theirs</title>${body}<script type="module" src="${address}"></script><script type="module" src="/client.js"></script>`;
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
  const html = await open(name);
  expect(html).toMatch(/<shop-menu [^>]*class="theirs"[^>]*>\s*Loading the menu…/);
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
  await until(async () => expect(await heard()).toEqual(expect.arrayContaining(['added', 'cart of 1'])));
  expect(foreign.problems).toEqual([]);
});
