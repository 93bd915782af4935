import { failure, widths } from '@shop/shared/testing/area';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersOf } from '../../testing/answers.ts';
import { openShop, type ShopSetting } from '../../testing/open-shop.tsx';
import { isNarrow } from '../../testing/ways.ts';

const header = page.getByRole('banner');
const logo = header.getByRole('link').first();
const picture = () => logo.element().querySelector('img');

beforeEach(() => page.viewport(1280, 800));

test.each(widths)(
  'the logo place is empty until the settings are there, then shows their logo, %i px wide [LAY-04]',
  async (width) => {
    await page.viewport(width, 800);
    const settings = Promise.withResolvers<unknown>();
    openShop({ answers: answersOf({ settings: () => settings.promise }) });
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    const size = isNarrow(width) ? 34 : 40;
    const placeholder = logo.element().firstElementChild;
    expect(placeholder?.getBoundingClientRect()).toMatchObject({ width: size, height: size });
    expect(logo.element().textContent).toBe('');
    expect(picture()).toBeNull();
    settings.resolve({ logo: '/media/logo.svg', site_title: 'Umi' });
    await expect.poll(() => picture()?.src).toBe('https://files.test/media/logo.svg');
    expect(placeholder?.isConnected).toBe(false);
  },
);

const titles: [given: string, ShopSetting, shown: string][] = [
  ['the settings’ title', { answers: withTitle('Umi Harbour'), siteTitle: 'Umi' }, 'Umi Harbour'],
  ['the configured title without one in the settings', { answers: withTitle(''), siteTitle: 'Umi' }, 'Umi'],
  ['the configured title without settings', { answers: answersOf({ settings: () => failure(404) }) }, 'Umi'],
  ['a dash without any title', { answers: withTitle(null), siteTitle: '' }, '-'],
];

function withTitle(title: string | null) {
  return answersOf({ settings: { logo: null, site_title: title } });
}

test.each(widths)('without a logo its place shows a title, or a dash, %i px wide [LAY-05]', async (width) => {
  await page.viewport(width, 800);
  for (const [given, setting, shown] of titles) {
    const { close } = openShop(setting);
    await expect.poll(() => logo.element().textContent, { message: given }).toBe(shown);
    expect(picture()).toBeNull();
    close();
  }
});

test('a logo without any title stands alone', async () => {
  openShop({ answers: answersOf({ settings: { logo: 'https://cdn.test/l.png' } }), siteTitle: '' });
  await expect.poll(() => picture()?.src).toBe('https://cdn.test/l.png');
  expect(logo.element().textContent).toBe('');
  await expect.element(logo).toHaveAccessibleName('Back to the shop');
});

/** A picture of so many pixels. */
const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;

const shapes: [width: number, height: number, shownWidth: number, shownHeight: number][] = [
  [400, 80, 200, 40],
  [300, 300, 44, 44],
  [100, 400, 11, 44],
  [60, 20, 60, 20],
];

test.each(shapes)('a logo of %i by %i pixels shows alone, %i by %i [LAY-34]', async (...shape) => {
  const [width, height, ...shown] = shape;
  const settings = Promise.withResolvers<unknown>();
  openShop({ answers: answersOf({ settings: () => settings.promise }) });
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  const before = header.element().getBoundingClientRect().height;
  settings.resolve({ logo: drawn(width, height), site_title: 'Umi' });
  await expect.poll(() => picture()?.complete).toBe(true);
  const box = picture()?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual(shown);
  expect(logo.element().textContent).toBe('');
  expect(picture()?.alt).toBe('Umi');
  expect(header.element().getBoundingClientRect().height).toBe(before);
});

test('a logo is never wider than its place on a narrow phone', async () => {
  await page.viewport(320, 800);
  openShop({ answers: answersOf({ settings: { logo: drawn(800, 80), site_title: 'Umi' } }) });
  await expect.poll(() => picture()?.complete).toBe(true);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test.each([
  ['without one in the settings', answersOf({ settings: { logo: null, site_title: 'Umi' } })],
  ['without settings', answersOf({ settings: () => failure(404) })],
])('%s the configuration’s logo shows [LAY-34]', async (_, answers) => {
  openShop({ answers, siteLogo: '/media/configured.svg' });
  await expect.poll(() => picture()?.src).toBe('https://files.test/media/configured.svg');
  expect(logo.element().textContent).toBe('');
});
