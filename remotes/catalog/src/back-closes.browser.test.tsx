import { showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';

const menu = [
  sampleProduct({ attributes: [{ key: 'Dietary', value: 'Vegan', order: 1 }] }),
  sampleProduct({
    id: 2,
    slug: 'eel',
    name: 'Eel',
    attributes: [{ key: 'Dietary', value: 'Spicy', order: 1 }],
  }),
];
const sheet = page.getByRole('dialog', { name: 'Filters' });
const diet = page.getByRole('dialog', { name: 'My diet' });

async function open() {
  await page.viewport(390, 664);
  const before = { state: history.state as unknown };
  const shown = showArea(area, {
    path: '/products',
    answers: ({ path }) => (path.startsWith('/products/products/?') ? menu : []),
  });
  shown.element.style.width = '390px';
  onTestFinished(() => shown.close());
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.element(sheet).toBeVisible();
  return { ...shown, before };
}

test('Back closes the sheet of filters, keeps what was chosen, and leaves the page’s entry as it was [CAT-31]', async () => {
  const { address, before } = await open();
  await sheet.getByRole('checkbox', { name: /^Vegan/ }).click();
  await expect.poll(address).toBe('/products?dietary=vegan');
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(address()).toBe('/products?dietary=vegan');
  expect(history.state).toEqual(before.state);
});

test('Back closes what was opened last', async () => {
  const { before } = await open();
  await page.getByRole('button', { name: 'My diet' }).click();
  await expect.element(diet).toBeVisible();
  history.back();
  await expect.element(diet).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(history.state).toEqual(before.state);
});

test('a sheet that is closed otherwise leaves no entry', async () => {
  const { before } = await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(() => history.state as unknown).toEqual(before.state);
});
