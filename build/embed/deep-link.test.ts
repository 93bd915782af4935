import { expect, test } from 'vitest';
import { setUpForeignPage, until } from './testing-embeds.ts';

const foreign = setUpForeignPage();

const menu = (attributes = 'deep-link') =>
  `${foreign.script('menu')}<shop-menu ${attributes} ${foreign.settings}></shop-menu>`;
const dish = (name: string) => foreign.page.getByRole('heading', { name: `Dish ${name}` });
const list = () => foreign.page.getByRole('heading', { name: 'All dishes' });
const address = () => foreign.page.evaluate(() => location.search + location.hash);

test('keeps the view in its own query parameter, and Back and Forward go through the views [EMB-19]', async () => {
  await foreign.open(menu(), '?q=a%20b&flag#order');
  await list().waitFor();
  expect(await address()).toBe('?q=a%20b&flag#order');
  await foreign.page.getByRole('link', { name: 'Maki' }).click();
  await dish('maki').waitFor();
  await until(async () => expect(await address()).toBe('?q=a%20b&flag&shop-menu=/products/maki#order'));
  expect(await foreign.page.title()).toBe('Harbour Guide');
  await foreign.page.goBack();
  await list().waitFor();
  expect(await address()).toBe('?q=a%20b&flag#order');
  await foreign.page.goForward();
  await dish('maki').waitFor();
  await foreign.page.reload();
  await dish('maki').waitFor();
  expect(foreign.problems).toEqual([]);
});

test("keeps the page's own history state", async () => {
  await foreign.open(menu());
  await list().waitFor();
  await foreign.page.evaluate(() => history.replaceState({ theirs: 1 }, ''));
  await foreign.page.getByRole('link', { name: 'Maki' }).click();
  await dish('maki').waitFor();
  expect(await foreign.page.evaluate(() => history.state as unknown)).toEqual({
    theirs: 1,
    'shop-menu': '/products/maki',
  });
});

test('ignores an address with a path that the area does not have', async () => {
  await foreign.open(menu(), '?shop-menu=//evil.example/');
  await list().waitFor();
  await foreign.page.evaluate(() => {
    history.pushState(null, '', '?shop-menu=https://evil.example/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(new URL(foreign.page.url()).origin).toBe(foreign.host.origin);
  expect(await list().isVisible()).toBe(true);
});

test('two widgets of a kind have a query parameter each', async () => {
  await foreign.open(menu('deep-link="lunch"') + menu(), '?lunch=/products/mochi');
  await dish('mochi').waitFor();
  await list().waitFor();
  await foreign.page.getByRole('link', { name: 'Maki' }).click();
  await dish('maki').waitFor();
  await dish('mochi').waitFor();
  expect(await address()).toBe('?lunch=/products/mochi&shop-menu=/products/maki');
});
