import { failure, showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { redPicture, sampleProduct } from './components/samples.ts';

const width = 390;

function open(path: string, answer: unknown) {
  const shown = showArea(area, {
    path,
    answers: (call) => {
      const own = call.path.startsWith('/products/products/');
      if (own) return answer instanceof Response ? answer.clone() : answer;
      return [];
    },
  });
  shown.element.style.width = `${width}px`;
  // As frames and widgets have it: some rows reach to the very edge.
  shown.element.style.paddingInline = '16px';
  onTestFinished(() => shown.close());
  return shown;
}

const sideways = (element: Element) => element.scrollWidth - element.clientWidth;
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const long = `${'Verylongword'.repeat(8)} ${'of rice and fish '.repeat(7)}`.slice(0, 200).trim();

test.each(['/products', '/gallery'])('a name of 200 letters fits on %s', async (path) => {
  const { element } = open(path, [
    sampleProduct({ name: long }),
    sampleProduct({ id: 2, name: long, main_image: null }),
  ]);
  await expect.element(page.getByText('No image available')).toBeVisible();
  expect(sideways(element)).toBe(0);
});

test('a name of 200 letters fits on the page of its product', async () => {
  const { element } = open('/products/salmon-nigiri', sampleProduct({ name: long }));
  await expect.element(heading(long)).toBeVisible();
  expect(sideways(element)).toBe(0);
});

test('markup in names, categories and attributes shows as it was written [SEC-02]', async () => {
  const hostile = '<img src=x onerror=alert(1)><b>Eel</b>';
  const product = sampleProduct({
    name: hostile,
    category: { name: hostile, slug: 'eel' },
    attributes: [{ id: 1, key: hostile, value: hostile, order: 1 }],
  });
  const { element } = open('/products/salmon-nigiri', product);
  await expect.element(heading(hostile)).toBeVisible();
  expect(element.querySelectorAll('img[src="x"], b > b, h1 b')).toHaveLength(0);
  expect(page.getByText(hostile, { exact: true }).elements().length).toBeGreaterThanOrEqual(4);
});

test('one product alone, without a category, is a list', async () => {
  open('/products', [{ ...sampleProduct(), category: null }]);
  await expect.element(page.getByText('1 product', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Salmon nigiri/ })).toBeVisible();
});

test('a product with next to nothing said of it has a page', async () => {
  open('/products/salmon-nigiri', { id: 1, slug: 'salmon-nigiri', price: 4 });
  await expect.element(page.getByText('$4.00', { exact: true })).toBeVisible();
  await expect.element(page.getByText('No image available')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('one picture alone has no thumbnails to choose from', async () => {
  const { element } = open(
    '/products/salmon-nigiri',
    sampleProduct({ images: [{ id: 1, image: redPicture, alt_text: 'Alone', order: 7 }] }),
  );
  await expect.element(page.getByRole('img', { name: 'Alone' })).toBeVisible();
  expect(element.querySelectorAll('[aria-pressed]:has(img)')).toHaveLength(0);
});

test('an inactive product is not found', async () => {
  open('/products/salmon-nigiri', failure(404, { detail: 'Not found.' }));
  await expect.element(heading('Product not found.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products');
});

test('a list that is cut short or is none says that it failed', async () => {
  for (const body of ['[{"id": 1, "slu', '{"products": []}', '"soup"']) {
    const { close } = open('/products', new Response(body));
    await expect.element(heading('Failed to load products.')).toBeVisible();
    close();
  }
});

test('every picture keeps its place before it is there', async () => {
  const { element } = open('/products', [sampleProduct(), sampleProduct({ id: 2 })]);
  await expect.element(page.getByRole('link', { name: /Salmon nigiri/ }).first()).toBeVisible();
  for (const picture of element.querySelectorAll('img')) {
    expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
  }
});

test('the first pictures come at once, all others as they come near, each in two sizes', async () => {
  const { element } = open(
    '/products',
    Array.from({ length: 8 }, (_, id) => sampleProduct({ id })),
  );
  await expect.poll(() => element.querySelectorAll('img').length).toBe(8);
  const pictures = [...element.querySelectorAll('img')];
  expect(pictures.map(({ loading }) => loading)).toEqual([
    ...Array.from({ length: 4 }, () => 'eager'),
    ...Array.from({ length: 4 }, () => 'lazy'),
  ]);
  expect(pictures.map(({ fetchPriority }) => fetchPriority).slice(3, 5)).toEqual(['high', 'auto']);
  expect(pictures[0]?.srcset).toBe(`${redPicture} 480w, ${redPicture} 1400w`);
});

test.each([undefined, null, ' '])(
  'a product whose answer has the slug %j is shown under that of its address, and can be bought [REC-15]',
  async (slug) => {
    const { element } = open('/products/salmon-nigiri', {
      ...sampleProduct(),
      slug,
      name: slug,
    });
    await expect.element(heading('salmon-nigiri')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    expect(element.querySelector('a[href="/products/"], a[href*="undefined"]')).toBeNull();
  },
);
