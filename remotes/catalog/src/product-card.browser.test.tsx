import { showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { area } from './area.tsx';
import { redPicture, sampleProduct } from './components/samples.ts';

/** Opens the list with these products as the provider sends them. */
function list(...products: unknown[]) {
  const shown = showArea(area, {
    path: '/products',
    answers: ({ path }) => (path.startsWith('/products/products/') ? products : []),
  });
  onTestFinished(() => shown.close());
  return shown;
}

const card = (name = 'Salmon nigiri') => page.getByRole('link', { name: new RegExp(name) });

test('shows thumbnail, name and category, and leads to the product [CAT-13]', async () => {
  const main_image = { image: '/media/large.webp', thumb_image: redPicture, alt_text: 'Salmon on a plate' };
  const shown = list(sampleProduct({ main_image }));
  await expect
    .element(card().getByRole('img', { name: 'Salmon on a plate' }))
    .toHaveAttribute('src', redPicture);
  await expect.element(card().getByRole('heading', { name: 'Salmon nigiri' })).toBeVisible();
  await expect.element(card().getByText('Nigiri', { exact: true })).toBeVisible();
  await card().click();
  await expect.poll(() => shown.address()).toBe('/products/salmon-nigiri');
});

test('says that a product has no image [CAT-14]', async () => {
  list(
    sampleProduct({ main_image: null }),
    sampleProduct({
      id: 2,
      name: 'Eel',
      main_image: { image: '/large.webp', thumb_image: null, alt_text: '' },
    }),
  );
  await expect.element(card().getByText('No image available')).toBeVisible();
  await expect.element(card('Eel').getByText('No image available')).toBeVisible();
});

test('writes the price with a dollar sign and two decimals [CAT-15]', async () => {
  list({ ...sampleProduct(), price: 9.8 }, sampleProduct({ id: 2, name: 'Eel', price: '12' }));
  await expect.element(card().getByText('$9.80', { exact: true })).toBeVisible();
  await expect.element(card('Eel').getByText('$12.00', { exact: true })).toBeVisible();
});

test('marks a discount, and only a discount [CAT-16]', async () => {
  list(sampleProduct({ price_before_discount: '12.00' }), sampleProduct({ id: 2, name: 'Eel' }));
  await expect.element(card().getByText('DISCOUNT OFFER', { exact: true })).toBeVisible();
  const before = card().getByText('$12.00', { exact: true });
  await expect.element(before).toBeVisible();
  expect(getComputedStyle(before.element()).textDecorationLine).toBe('line-through');
  expect(card('Eel').element().textContent).not.toContain('DISCOUNT');
  expect(card('Eel').element().querySelector('s')).toBeNull();
});

test('marks what is sold out, and nothing else [CAT-17]', async () => {
  list(
    sampleProduct({ stock: 0 }),
    sampleProduct({ id: 2, name: 'Eel', stock: 1 }),
    sampleProduct({ id: 3, name: 'Prawn', stock: null }),
  );
  await expect.element(card().getByText('SOLD OUT', { exact: true })).toBeVisible();
  expect(page.getByText('SOLD OUT').elements()).toHaveLength(1);
});

const attributes = [
  { id: 2, key: 'Dietary', value: 'Raw <b>fish</b>', order: 2 },
  { id: 1, key: 'Pieces', value: '2', order: 1 },
];
const tooltip = page.getByRole('tooltip');
const tooltipLines = () => [...tooltip.element().children].map((line) => line.textContent);

test('lists the attributes in the tooltip while the pointer is on the card [CAT-18]', async () => {
  list(sampleProduct({ attributes }), sampleProduct({ id: 2, name: 'Eel' }));
  await card().hover();
  await expect.element(tooltip).toBeVisible();
  expect(tooltipLines()).toEqual(['Pieces: 2', 'Dietary: Raw <b>fish</b>']);
  await card('Eel').hover();
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('shows the tooltip of a focused card as its description, until Escape', async () => {
  list(sampleProduct({ attributes }));
  await expect.element(card()).toBeVisible();
  while (document.activeElement !== card().element()) await userEvent.tab();
  await expect.element(tooltip).toBeVisible();
  await expect.element(card()).toHaveAccessibleDescription('Pieces: 2 Dietary: Raw <b>fish</b>');
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('a pointer that leaves gives the tooltip back to the focused card', async () => {
  list(sampleProduct({ attributes }), sampleProduct({ id: 2, name: 'Eel', attributes: [] }));
  await expect.element(card()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  while (document.activeElement !== card().element()) await userEvent.tab();
  await expect.element(tooltip).toBeVisible();
  await card('Eel').hover();
  await expect.element(tooltip).not.toBeInTheDocument();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(tooltip).toBeVisible();
  expect(tooltipLines()).toEqual(['Pieces: 2', 'Dietary: Raw <b>fish</b>']);
});

test('a pointer between the cards leaves the tooltip to the focused card', async () => {
  const { element } = list(sampleProduct({ attributes }));
  await expect.element(card()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  while (document.activeElement !== card().element()) await userEvent.tab();
  await expect.element(tooltip).toBeVisible();
  // The categories are a list of their own, once they have arrived.
  const products = page.getByRole('region', { name: 'Our Products' }).getByRole('list');
  const cards = products.element();
  // One card alone leaves room at its side.
  const over = vi.fn<(event: Event) => void>();
  cards.addEventListener('pointerover', over);
  await products.hover({ position: { x: cards.clientWidth - 4, y: 4 } });
  expect(over.mock.calls.map(([{ target }]) => target)).toContain(cards);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(element.contains(tooltip.element())).toBe(true);
});

test('a card is two stops of the keyboard: its link and its button [CAT-30]', async () => {
  list(sampleProduct({ attributes }));
  await expect.element(card()).toBeVisible();
  const products = page.getByRole('region', { name: 'Our Products' }).getByRole('list').element();
  expect(products.querySelectorAll('a, button, [tabindex]')).toHaveLength(2);
});

test('a press elsewhere takes the tooltip away', async () => {
  list(sampleProduct({ attributes }));
  await expect.element(card()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  while (document.activeElement !== card().element()) await userEvent.tab();
  await expect.element(tooltip).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('shows one tooltip at a time: that of the card that gets the focus takes the place of the hovered one', async () => {
  list(
    sampleProduct({ attributes }),
    sampleProduct({
      id: 2,
      name: 'Eel',
      slug: 'eel',
      attributes: [{ id: 3, key: 'Pieces', value: '4', order: 1 }],
    }),
  );
  await card().hover();
  await expect.element(tooltip.getByText('Pieces: 2')).toBeVisible();
  while (document.activeElement !== card('Eel').element()) await userEvent.tab();
  await expect.element(tooltip.getByText('Pieces: 4')).toBeVisible();
  expect(tooltip.elements()).toHaveLength(1);
});

test('a product without attributes has no tooltip', async () => {
  list(sampleProduct({ attributes: [] }));
  await expect.element(card()).toBeVisible();
  while (document.activeElement !== card().element()) await userEvent.tab();
  expect(tooltip.elements()).toEqual([]);
  await expect.element(card()).not.toHaveAttribute('aria-describedby');
});

test('takes the average colour of its picture, and the default ground without it [CAT-19]', async () => {
  const { element } = list(sampleProduct());
  const ground = () => getComputedStyle(card().element()).backgroundColor;
  await expect.poll(() => card().elements().length && ground()).toBe('rgb(255, 0, 0)');
  const probe = element.appendChild(document.createElement('i'));
  probe.setAttribute('style', 'color: var(--_sunk)');
  const usual = getComputedStyle(probe).color;

  const read = vi
    .spyOn(OffscreenCanvasRenderingContext2D.prototype, 'getImageData')
    .mockImplementation(() => {
      throw new DOMException('The canvas has been tainted by cross-origin data.', 'SecurityError');
    });
  onTestFinished(() => void vi.restoreAllMocks());
  const other = list(sampleProduct({ name: 'Unreadable' }));
  const unreadable = card('Unreadable');
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(0);
  expect(getComputedStyle(unreadable.element()).backgroundColor).toBe(usual);
  await unreadable.click();
  await expect.poll(() => other.address()).toBe('/products/salmon-nigiri');
});

test('asks once more for a picture whose pixels are not shared, and keeps its words when it cannot come', async () => {
  const main_image = { image: null, thumb_image: 'data:image/png;base64,broken', alt_text: 'Salmon' };
  list(sampleProduct({ main_image }));
  const picture = card().getByRole('img', { name: 'Salmon' });
  await expect.element(picture).not.toHaveAttribute('crossorigin');
  await expect.element(picture).toBeVisible();
});
