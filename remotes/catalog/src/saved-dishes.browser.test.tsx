import { showArea } from '@shop/shared/testing/area';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';
import { menuAnswers } from './menu-answers.samples.ts';

const names = ['Salmon nigiri', 'Eel nigiri', 'Tuna nigiri', 'Miso soup', 'Mochi', 'Green tea'];
const menu = names.map((name, id) =>
  sampleProduct({ id: id + 1, name, slug: name.toLowerCase().replace(' ', '-') }),
);
const hidden = sampleProduct({ id: 99, name: 'Chef’s secret', slug: 'secret' });

beforeEach(() => page.viewport(390, 664));
afterEach(() => localStorage.clear());

function open(path: string) {
  const shown = showArea(area, { path, answers: menuAnswers(menu, [hidden]) });
  onTestFinished(() => shown.close());
  // Other parts of the page stand below.
  shown.element.style.paddingBottom = '200px';
  return shown;
}

const section = (name: string) => page.getByRole('region', { name, exact: true });
const dishes = (name: string) => {
  // What stands below the menu is loaded as one comes near.
  scrollTo(0, document.documentElement.scrollHeight);
  return section(name)
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);
};
const heart = page.getByRole('button', { name: 'Favourite' });
const keep = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value));

test('a heart on a dish makes it a favourite, and no favourite any more [FAV-01]', async () => {
  open('/products/eel-nigiri');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('favourites')).toBe('["eel-nigiri"]');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('favourites')).toBe(null);
});

test('favourites and what was seen last stand below the menu, as the provider has them now [FAV-02]', async () => {
  keep('favourites', ['mochi', 'gone', 'secret']);
  keep('recentlySeen', ['mochi', 'tuna-nigiri', 'eel-nigiri']);
  open('/products');
  await expect.poll(() => dishes('Favourites')).toEqual(['Mochi', 'Chef’s secret']);
  expect(dishes('Recently seen')).toEqual(['Tuna nigiri', 'Eel nigiri']);
});

test('a dish that is opened is the last one seen [FAV-03]', async () => {
  keep('recentlySeen', ['mochi', 'eel-nigiri']);
  open('/products/eel-nigiri');
  await expect.poll(() => localStorage.getItem('recentlySeen')).toBe('["eel-nigiri","mochi"]');
});

test('more than a row of favourites shows on a press', async () => {
  keep(
    'favourites',
    menu.map(({ slug }) => slug),
  );
  open('/products');
  await expect.poll(() => dishes('Favourites')).toHaveLength(4);
  await page.getByRole('button', { name: 'Show all 6' }).click();
  expect(dishes('Favourites')).toHaveLength(6);
});

test.each([null, 'no JSON', '{"a":1}', '[1,null,{},""]', '"mochi"'])(
  'without any there is no section, whatever the storage holds: %s [FAV-04]',
  async (text) => {
    if (text !== null) localStorage.setItem('favourites', text);
    const { calls } = open('/products');
    await expect.element(page.getByRole('heading', { name: 'Mochi' })).toBeVisible();
    await expect.poll(() => calls.length).toBe(2);
    expect(section('Favourites').elements()).toEqual([]);
    expect(section('Recently seen').elements()).toEqual([]);
  },
);

test('another tab’s favourites show', async () => {
  open('/products/eel-nigiri');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  keep('favourites', ['eel-nigiri']);
  dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});

test('where the browser keeps nothing, a favourite lasts as long as the page [FAV-05]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  open('/products/salmon-nigiri');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});
