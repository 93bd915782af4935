import { expect, test } from 'vitest';
import { setUpForeignPage, until } from './testing-embeds.ts';

// How a widget stands on the page around it: below its header, among its headings, in its frames and on paper.

const foreign = setUpForeignPage();
const menu = (attributes = '') =>
  `${foreign.script('menu')}<header>Harbour Guide</header><shop-menu ${foreign.settings} ${attributes}></shop-menu><canvas height="3000"></canvas>`;
const heading = (name: string) => foreign.page.getByRole('heading', { name });
/** Style sheets of scripts are allowed where those of the page are not. */
const addStyles = (css: string) =>
  foreign.page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

test.each([
  ['fixed', 'body { margin: 0; padding-top: 400px }'],
  ['sticky', ''],
])(
  'a header of the page that is %s covers nothing of a new page of the widget [EMB-73]',
  async (position, more) => {
    await addStyles(
      `header { position: ${position}; top: 0; left: 0; width: 100%; height: 90px; background: gold } shop-menu { display: block; min-height: 1200px } html { scroll-behavior: smooth } ${more}`,
    );
    await foreign.open(menu());
    await heading('All dishes').waitFor();
    await foreign.page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await foreign.page.getByRole('link', { name: 'Maki' }).evaluate((link: HTMLElement) => link.click());
    await heading('Dish maki').waitFor();
    const tops = () =>
      foreign.page.evaluate(() => [
        document.querySelector('shop-menu')?.getBoundingClientRect().top,
        document.querySelector('header')?.getBoundingClientRect().bottom,
      ]);
    await until(async () => expect(await tops()).toEqual([90, 90]));
  },
);

test('what the page keeps elsewhere in the view leaves a new page of the widget where it is [EMB-73]', async () => {
  await addStyles(
    `header { position: fixed; bottom: 0; left: 0; width: 100%; height: 200px; background: gold } body { margin: 0; padding-top: 1200px } shop-menu { display: block; min-height: 1200px }`,
  );
  await foreign.open(menu());
  await heading('All dishes').waitFor();
  await foreign.page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await foreign.page.getByRole('link', { name: 'Maki' }).evaluate((link: HTMLElement) => link.click());
  await heading('Dish maki').waitFor();
  await foreign.page.evaluate('new Promise(requestAnimationFrame)');
  expect(await foreign.page.evaluate('scrollY')).toBe(600);
});

test('the heading of a new page has the focus, so that it is read [EMB-74]', async () => {
  await foreign.open(menu());
  await foreign.page.getByRole('link', { name: 'Maki' }).click();
  await heading('Dish maki').waitFor();
  const focused = () =>
    foreign.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
  await until(async () => expect(await focused()).toBe('Dish maki'));
});

test('an element that is moved into a frame of the page shows there, with its styles [EMB-75]', async () => {
  await foreign.open(`${menu()}<iframe></iframe>`);
  await heading('All dishes').waitFor();
  await foreign.page.evaluate(() => {
    const frame = document.querySelector('iframe');
    frame?.contentDocument?.body.append(document.querySelector('shop-menu') ?? '');
  });
  const button = foreign.page.frameLocator('iframe').getByRole('button', { name: 'Add Maki' });
  const look = () => button.evaluate((one) => getComputedStyle(one).cursor);
  expect(await look()).toBe('pointer');
  expect(foreign.problems).toEqual([]);
});

test('on paper a widget has nothing to press [EMB-76]', async () => {
  await foreign.open(menu());
  await foreign.page.getByRole('link', { name: 'Maki' }).click();
  const back = foreign.page.getByRole('button', { name: 'Back' });
  await back.waitFor();
  await foreign.page.emulateMedia({ media: 'print' });
  expect(await foreign.page.locator('shop-menu button:visible').count()).toBe(0);
  expect(await heading('Dish maki').isVisible()).toBe(true);
  await foreign.page.emulateMedia({ media: 'screen' });
  expect(await back.isVisible()).toBe(true);
});

test('`heading` sets the level of a widget’s first heading, on every page of it, and may change [EMB-77]', async () => {
  await foreign.open(menu('heading="3"'));
  // Playwright takes the level of the tag.
  const ofLevel = (level: number, name: string) =>
    foreign.page.locator(level > 1 ? `h1[aria-level="${level}"]` : 'h1:not([aria-level])', { hasText: name });
  await ofLevel(3, 'All dishes').waitFor();
  await foreign.page.getByRole('link', { name: 'Maki' }).click();
  await ofLevel(3, 'Dish maki').waitFor();
  const set = (value: string) =>
    foreign.page.locator('shop-menu').evaluate((one, level) => one.setAttribute('heading', level), value);
  await set('2');
  await ofLevel(2, 'Dish maki').waitFor();
  await set('');
  await ofLevel(1, 'Dish maki').waitFor();
  expect(foreign.problems).toEqual([]);
});
