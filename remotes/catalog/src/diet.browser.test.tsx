import { showArea } from '@shop/shared/testing/area';
import { translate } from '@shop/shared/testing/translate';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';
import { menuAnswers } from './menu-answers.samples.ts';

const states = (stated: Readonly<Record<string, string>>) =>
  Object.entries(stated).map(([key, value], order) => ({ key, value, order }));

const menu = [
  sampleProduct({ id: 1, attributes: states({ Allergens: 'Fish, soy', Dietary: 'Raw fish' }) }),
  sampleProduct({
    id: 2,
    slug: 'maki',
    name: 'Cucumber maki',
    attributes: states({ Allergens: 'Sesame', Dietary: 'Vegan' }),
  }),
  sampleProduct({ id: 3, slug: 'tea', name: 'Green tea' }),
];
const key = 'myDiet';
const set = (diet: unknown) =>
  localStorage.setItem(key, typeof diet === 'string' ? diet : JSON.stringify(diet));

afterEach(() => localStorage.clear());

function open(path: string, dishes = menu) {
  const shown = showArea(area, { path, answers: menuAnswers(dishes) });
  onTestFinished(() => shown.close());
  return shown;
}

const cardText = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const dialog = page.getByRole('dialog', { name: 'My diet' });
const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true });

test('marks every card by what its dish states: met, not stated, as one eats [DIE-02]', async () => {
  set({ without: ['soy'] });
  open('/products');
  await expect.element(cardText('Salmon nigiri')).toMatchTextContent(/Contains soy/);
  await expect.element(cardText('Cucumber maki')).toMatchTextContent(/Fits my diet/);
  await expect.element(cardText('Green tea')).toMatchTextContent(/Not stated: allergens/);
});

test('goes on to say what holds on a page that the browser has translated [DIE-07]', async () => {
  set({ without: ['fish'] });
  const { element } = open('/products');
  await expect.element(cardText('Salmon nigiri')).toMatchTextContent(/Contains fish/);
  const change = async (without: string, words: RegExp) => {
    translate(element);
    set({ without: [without] });
    dispatchEvent(new StorageEvent('storage', { key }));
    await expect.element(cardText('Salmon nigiri')).toMatchTextContent(words);
  };
  await change('soy', /Contains soy/);
  await change('sesame', /Fits my diet/);
  await change('fish', /Contains fish/);
  await expect.element(cardText('Cucumber maki')).toMatchTextContent(/Fits my diet/);
});

test('a mark by the name of what every object has keeps no list from showing [SEC-117]', async () => {
  set({ keeps: ['vegan'] });
  const odd = ['constructor', '__proto__'].map((mark, nth) =>
    sampleProduct({ id: 8 + nth, slug: mark, name: `Odd ${mark}`, attributes: states({ Dietary: mark }) }),
  );
  open('/products?dietary=vegetarian&unstated=dietary', [...menu, ...odd]);
  await expect.element(cardText('Cucumber maki')).toMatchTextContent(/Fits my diet/);
});

test('moves nothing on cards', async () => {
  const { element } = open('/products');
  await expect.element(cardText('Green tea')).toBeVisible();
  const heights = () =>
    [...element.querySelectorAll('section li')].map((item) => item.getBoundingClientRect().height);
  const before = heights();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'My diet' }).click();
  await box('Vegan').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close filters' }).click();
  await expect.element(cardText('Salmon nigiri')).toMatchTextContent(/Contains raw fish/);
  expect(heights()).toEqual(before);
});

test('is set from the filters, at once and for good [DIE-01]', async () => {
  open('/products');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'My diet' }).click();
  await box('Sesame').click();
  await expect.element(cardText('Cucumber maki')).toMatchTextContent(/Contains sesame/);
  await expect.element(box('Spicy')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ keeps: [], avoids: [], without: ['sesame'] });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('what another page has chosen counts on a page out of the browser’s cache [DIE-11]', async () => {
  open('/products');
  await expect.element(cardText('Cucumber maki')).toMatchTextContent(/Cucumber maki/);
  localStorage.setItem(key, '{"keeps":[],"avoids":[],"without":["sesame"]}');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(cardText('Cucumber maki')).toMatchTextContent(/Contains sesame/);
});

test('an allergen of many words is avoided as any other [SEC-131]', async () => {
  const nuts = 'Nuts (almonds / hazelnuts / walnuts / cashews / pecans / pistachios)';
  const roll = sampleProduct({
    id: 4,
    slug: 'nut-roll',
    name: 'Nut roll',
    attributes: states({ Allergens: nuts }),
  });
  open('/products', [...menu, roll]);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'My diet' }).click();
  await box(nuts).click();
  await expect.element(cardText('Nut roll')).toMatchTextContent(/Contains nuts \(almonds/);
});

test('warns on a dish in one sentence, and blocks nothing [DIE-03]', async () => {
  set({ without: ['soy', 'fish'] });
  open('/products/salmon-nigiri');
  await expect.element(page.getByText('Contains soy and fish, which you avoid')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled();
});

test('a dish moves nothing when the diet is set, and marks it at once', async () => {
  open('/products/salmon-nigiri');
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await expect.element(add).toBeVisible();
  const before = add.element().getBoundingClientRect().top;
  await page.getByRole('button', { name: 'My diet' }).click();
  await box('Raw fish').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText('Contains raw fish, which you avoid')).toBeVisible();
  expect(add.element().getBoundingClientRect().top).toBe(before);
});

test('leads to the dishes that state to be as one eats', async () => {
  set({ keeps: ['vegan'], avoids: ['spicy'], without: ['soy'] });
  const { address } = open('/products/salmon-nigiri');
  await page.getByRole('button', { name: 'My diet' }).click();
  await dialog.getByRole('link', { name: 'Show what fits' }).click();
  await expect.poll(address).toBe('/products?dietary=vegan&avoid=spicy&without=soy');
});

test.each(['', 'no JSON', '[]', '{"keeps":7,"without":[null,{}]}', 'null'])(
  'what is no diet marks nothing and breaks nothing: %s',
  async (text) => {
    set(text);
    open('/products/salmon-nigiri');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByText('which you avoid').elements()).toEqual([]);
  },
);

test('a change in another tab shows', async () => {
  open('/products/salmon-nigiri');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  set({ without: ['fish'] });
  dispatchEvent(new StorageEvent('storage', { key }));
  await expect.element(page.getByText('Contains fish, which you avoid')).toBeVisible();
});

test('where the browser keeps nothing the diet lasts as long as the page, and says so [DIE-05]', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => {
    full.mockRestore();
    error.mockRestore();
  });
  open('/products/salmon-nigiri');
  await page.getByRole('button', { name: 'My diet' }).click();
  await box('Fish').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/This browser keeps nothing/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText('Contains fish, which you avoid')).toBeVisible();
  await page.getByRole('button', { name: 'My diet' }).click();
  await dialog.getByRole('button', { name: 'Clear' }).click();
});
