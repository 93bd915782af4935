import { failure, showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { area } from './area.tsx';
import { redPicture, sampleProduct, sampleReview } from './components/samples.ts';

function open(product: unknown, signedIn = false) {
  const shown = showArea(area, {
    path: '/products/salmon-nigiri',
    signedIn,
    answers: ({ path }) => {
      if (path === '/products/products/salmon-nigiri/')
        return product instanceof Response ? product.clone() : product;
      return path.startsWith('/orders/') ? failure(404) : [];
    },
  });
  onTestFinished(() => shown.close());
  return shown;
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const image = (name: string, order: number) => ({
  id: order,
  image: `${redPicture}#${name}`,
  alt_text: `View of ${name}`,
  order,
});
const mainPicture = () => page.getByRole('img', { name: /View of|Two pieces/ }).first();

test('shows the picture of order 0 first, and any other when chosen [PRD-01] [PRD-03]', async () => {
  open(sampleProduct({ images: [image('rice', 2), image('plate', 0), image('fish', 1)] }));
  await expect.element(mainPicture()).toHaveAttribute('alt', 'View of plate');
  const choices = page.getByRole('button', { name: /View of/ });
  expect(choices.elements()).toHaveLength(3);
  await page.getByRole('button', { name: 'View of rice' }).click();
  await expect.element(mainPicture()).toHaveAttribute('alt', 'View of rice');
  await expect
    .element(page.getByRole('button', { name: 'View of rice' }))
    .toHaveAttribute('aria-pressed', 'true');
});

test.each([
  [sampleProduct({ images: [image('rice', 4), image('fish', 2)] }), 'View of rice'],
  [sampleProduct(), 'Two pieces on a green plate'],
])('falls back to the first picture, then to the main image [PRD-02]', async (product, alt) => {
  open(product);
  await expect.element(mainPicture()).toHaveAttribute('alt', alt);
});

test('says that there is no image at all [PRD-02]', async () => {
  open(sampleProduct({ main_image: null }));
  await expect.element(page.getByText('No image available', { exact: true })).toBeVisible();
});

/** A picture of so many pixels. */
function pictureOf(side: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  return canvas.toDataURL();
}

test('shows the small copy of the main picture until the large one is there', async () => {
  const small = pictureOf(48);
  const main = { thumb_image: small, alt_text: 'Two pieces' };
  const { element } = open(sampleProduct({ main_image: { ...main, image: pictureOf(96) } }));
  await expect.poll(() => element.querySelector('img')?.naturalWidth).toBe(96);

  const broken = open(sampleProduct({ main_image: { ...main, image: 'data:image/png;base64,AAAA' } }));
  await expect.poll(() => broken.element.querySelector('img')?.naturalWidth).toBe(48);
  expect(broken.element.querySelector('img')?.src).toBe(small);
});

/** Opens a product with a picture of `side` pixels, shown about 600 pixels wide. */
async function openWide(side: number) {
  await page.viewport(800, 900);
  const main_image = { image: pictureOf(side), thumb_image: null, alt_text: 'Two pieces' };
  const { element } = open(sampleProduct({ main_image }));
  element.style.width = '600px';
  await expect.poll(() => element.querySelector('img')?.naturalWidth).toBe(side);
  await page.getByRole('heading', { level: 1 }).hover();
  const image = mainPicture().element();
  // The picture's frame: the picture itself grows under the pointer.
  const frame = image.parentElement ?? image;
  return { frame, style: () => getComputedStyle(image) };
}

test('zooms by 2 around the pointer until it leaves [PRD-04]', async () => {
  const { frame, style } = await openWide(1400);
  const { clientWidth: width } = frame;
  await expect.poll(() => style().scale).toBe('none');
  await userEvent.hover(frame, { position: { x: width / 4, y: width / 2 } });
  await expect.poll(() => style().scale).toBe('2');
  const [x, y] = style()
    .transformOrigin.split(' ')
    .map((length) => Number.parseFloat(length) / width);
  expect(x).toBeCloseTo(0.25, 1);
  expect(y).toBeCloseTo(0.5, 1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => style().scale).toBe('none');
});

test('zooms around a tap until the next one, and follows the finger meanwhile', async () => {
  const { frame, style } = await openWide(1400);
  const { left, top, width } = frame.getBoundingClientRect();
  const touch = (type: string, x: number) => {
    const clientX = left + width * x;
    frame.dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', clientX, clientY: top + width / 2, bubbles: true }),
    );
  };
  const originX = () => Number.parseFloat(style().transformOrigin) / width;
  touch('pointerdown', 0.25);
  touch('pointerup', 0.25);
  await expect.poll(() => style().scale).toBe('2');
  expect(originX()).toBeCloseTo(0.25, 1);
  touch('pointermove', 0.75);
  await expect.poll(originX).toBeCloseTo(0.75, 1);
  touch('pointerdown', 0.5);
  touch('pointerup', 0.5);
  await expect.poll(() => style().scale).toBe('none');
  // A finger that scrolls the page over the picture zooms nothing.
  touch('pointerdown', 0.2);
  touch('pointermove', 0.4);
  touch('pointercancel', 0.4);
  await new Promise(requestAnimationFrame);
  expect(style().scale).toBe('none');
});

test('zooms by the keyboard, and moves by the arrow keys', async () => {
  const { frame, style } = await openWide(1400);
  const button = page.getByRole('button', { name: 'Zoom' });
  while (document.activeElement !== button.element()) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => style().scale).toBe('2');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const originX = () => Number.parseFloat(style().transformOrigin) / frame.clientWidth;
  await expect.poll(originX).toBeCloseTo(0.7, 1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => style().scale).toBe('none');
});

test('does not zoom a picture that holds no more than is shown [PRD-05]', async () => {
  const { frame, style } = await openWide(600);
  await userEvent.hover(frame);
  await new Promise(requestAnimationFrame);
  expect(style().scale).toBe('none');
  expect(page.getByRole('button', { name: 'Zoom' }).elements()).toEqual([]);
});

test('shows name, category, price and descriptions [PRD-06] [PRD-10] [PRD-12]', async () => {
  const { element } = open(
    sampleProduct({
      price: '9.8',
      description: 'Two <b>pieces</b>.',
      long_html_description: '<p>Cut <em>thick</em>.</p>',
    }),
  );
  await expect.element(heading('Salmon nigiri')).toBeVisible();
  const category = page.getByRole('link', { name: 'Nigiri', exact: true });
  await expect.element(category).toHaveAttribute('href', '/products?category=nigiri');
  await expect.element(page.getByText('$9.80', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Two <b>pieces</b>.', { exact: true })).toBeVisible();
  await expect.poll(() => element.querySelector('em')?.textContent).toBe('thick');
});

test.each([
  [4.3, '4.5 of 5 stars', '4.3'],
  [4.2, '4 of 5 stars', '4.2'],
  [3.75, '4 of 5 stars', '3.8'],
])(
  'draws %d as stars rounded to half a star, with the figure beside [PRD-07] [PRD-08]',
  async (rating, stars, figure) => {
    open(sampleProduct({ average_rating: rating, review_count: 28 }));
    await expect.element(page.getByRole('img', { name: stars, exact: true }).first()).toBeVisible();
    const link = page.getByRole('link', { name: `${figure} (28 reviews)` });
    await expect.element(link).toHaveAttribute('href', '/products/salmon-nigiri#reviews');
  },
);

test('says that there are no reviews yet [PRD-09]', async () => {
  open(sampleProduct());
  await expect.element(page.getByText('No reviews yet', { exact: true })).toBeVisible();
});

test('lists the attributes in ascending order [PRD-11]', async () => {
  const { element } = open(
    sampleProduct({
      attributes: [
        { id: 1, key: 'Energy', value: '128 kcal', order: 10 },
        { id: 2, key: 'Pieces', value: '2', order: 1 },
        { id: 3, key: 'Fish', value: 'Salmon', order: 2 },
      ],
    }),
  );
  await expect.element(page.getByText('128 kcal')).toBeVisible();
  expect([...element.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    'Pieces2',
    'FishSalmon',
    'Energy128 kcal',
  ]);
});

test('lists the reviews with their average [REV-01]', async () => {
  const { element } = open(
    sampleProduct({
      reviews: [
        sampleReview(),
        sampleReview({ id: 2, user: { username: '' }, rating: 4, comment: '<b>Good</b>' }),
      ],
      review_count: 2,
      average_rating: 4.5,
    }),
  );
  await expect.element(page.getByText('The rice was warm.')).toBeVisible();
  const section = element.querySelector('#reviews');
  expect(section?.textContent).toContain('4.5');
  const [first, second] = [...(section?.querySelectorAll('time') ?? [])].map((time) => time.closest('li'));
  expect(first?.textContent).toContain('meleMarch 2, 2024');
  expect(first?.querySelector('svg')?.getAttribute('aria-label')).toBe('5 of 5 stars');
  expect(second?.textContent).toContain('Anonymous');
  expect(second?.textContent).toContain('<b>Good</b>');
});

test('names a missing product, whatever the answer says [PRD-25]', async () => {
  open(failure(404, { detail: 'No Product matches the given query.' }));
  await expect.element(heading('Product not found.')).toBeVisible();
  expect(page.getByText('No Product matches').elements()).toHaveLength(0);
});

test.each([
  [failure(403, { detail: 'Not for this shop.' }), 'Not for this shop.'],
  [failure(500), 'Failed to load product details.'],
  [new Response('<html>', { status: 200 }), 'Failed to load product details.'],
])('says why a product could not be loaded [PRD-26]', async (answer, words) => {
  open(answer);
  await expect.element(heading(words)).toBeVisible();
});

test('says that there is no product in the answer [PRD-27]', async () => {
  open(new Response('null'));
  await expect.element(heading('Product data is unavailable.')).toBeVisible();
});
