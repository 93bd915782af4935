import { failure, showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { area } from './area.tsx';
import { redPicture, sampleProduct } from './components/samples.ts';

function open(list: (path: string) => unknown, path = '/gallery') {
  const shown = showArea(area, { path, answers: (call) => list(call.path) });
  onTestFinished(() => shown.close());
  return shown;
}

const many = Array.from({ length: 12 }, (_, id) => sampleProduct({ id, name: `Roll ${id}` }));
const thumbnail = page.getByRole('button', { name: /Enlarge/ });
const lightbox = page.getByRole('dialog');

test('shows a grid of thumbnails in columns at least 200 pixels wide [GAL-01]', async () => {
  const { element } = open(() => many);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Product Gallery', exact: true }))
    .toBeVisible();
  for (const width of [1200, 700, 420, 320]) {
    element.style.width = `${width}px`;
    const tracks = getComputedStyle(element.querySelector('ul') ?? element).gridTemplateColumns.split(' ');
    expect(Math.min(...tracks.map((track) => Number.parseFloat(track)))).toBeGreaterThanOrEqual(200);
    expect(tracks.length).toBeGreaterThanOrEqual(Math.floor(width / 240));
  }
});

test('in a single column a short thumbnail lies beside its name [GAL-08]', async () => {
  const { element } = open(() => many);
  await expect.element(thumbnail.first()).toBeVisible();
  const name = page.getByText('Roll 0', { exact: true });
  const pictureBox = () => thumbnail.first().element().querySelector('img')?.getBoundingClientRect();
  const sizes = () => {
    const { width, height } = thumbnail.first().element().getBoundingClientRect();
    return [width, height, pictureBox()?.height];
  };
  for (const width of [320, 390, 411]) {
    element.style.width = `${width}px`;
    await expect.poll(sizes).toEqual([width, 132, 132]);
    await expect.element(name).toBeVisible();
    expect(name.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(
      pictureBox()?.right ?? Infinity,
    );
  }
  element.style.width = '412px';
  await expect.element(name).not.toBeVisible();
  await expect.poll(sizes).toEqual([200, 200, 200]);
});

test('asks for all products [GAL-02]', async () => {
  const { calls } = open(() => many);
  await expect.element(thumbnail.first()).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['/products/products/?is_active=true']);
});

test('says that a product has no image [GAL-03]', async () => {
  open(() => [sampleProduct({ main_image: { image: redPicture, thumb_image: null, alt_text: '' } })]);
  await expect.element(page.getByText('No image available')).toBeVisible();
  expect(thumbnail.elements()).toHaveLength(0);
});

test('opens the picture over the whole window [GAL-04]', async () => {
  open(() => [sampleProduct()]);
  await thumbnail.click();
  await expect.element(lightbox.getByRole('img', { name: 'Two pieces on a green plate' })).toBeVisible();
  const { width, height } = lightbox.element().getBoundingClientRect();
  expect([width, height]).toEqual([innerWidth, innerHeight]);
});

test('closes by the overlay, by × and by Escape, and gives the focus back [GAL-05]', async () => {
  open(() => [sampleProduct()]);
  const ways = [
    () => lightbox.click({ position: { x: 5, y: 5 } }),
    () => page.getByRole('button', { name: /^×/ }).click(),
    () => userEvent.keyboard('{Escape}'),
  ];
  for (const close of ways) {
    await thumbnail.click();
    await expect.element(lightbox).toBeVisible();
    await close();
    await expect.poll(() => lightbox.elements().length).toBe(0);
    await expect.element(thumbnail).toHaveFocus();
  }
});

const three = many.slice(0, 3).map((product, place) => ({ ...product, slug: `roll-${place}` }));
const showsRoll = (place: number) => expect.element(lightbox).toHaveAttribute('aria-label', `Roll ${place}`);

test('goes round the pictures by buttons, arrow keys and swipes', async () => {
  const { address } = open(() => three);
  await thumbnail.first().click();
  await showsRoll(0);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await showsRoll(1);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await showsRoll(0);
  await userEvent.keyboard('{ArrowLeft}');
  await showsRoll(2);
  expect(address()).toBe('/gallery?picture=roll-2');
  const swipe = (from: number, to: number) => {
    const finger = { pointerType: 'touch', pointerId: 7, clientY: 300, bubbles: true };
    const picture = lightbox.getByRole('img').element();
    picture.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: from }));
    picture.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: to }));
  };
  swipe(100, 220);
  await showsRoll(1);
  swipe(220, 100);
  await showsRoll(2);
  swipe(220, 200);
  await showsRoll(2);
});

test('is closed by going back, also after stepping, and gives the focus back', async () => {
  const { address, navigate } = open(() => three);
  await thumbnail.first().click();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await showsRoll(1);
  await navigate(-1);
  await expect.poll(() => lightbox.elements().length).toBe(0);
  expect(address()).toBe('/gallery');
  await expect.element(thumbnail.first()).toHaveFocus();
});

test('opens the picture that the address names, and closes it in place', async () => {
  const { address } = open(() => three, '/gallery?picture=roll-2');
  await showsRoll(2);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => lightbox.elements().length).toBe(0);
  expect(address()).toBe('/gallery');
});

test('names a picture that is not there nowhere', async () => {
  open(() => three, '/gallery?picture=gone');
  await expect.element(thumbnail.first()).toBeVisible();
  expect(lightbox.elements()).toEqual([]);
});

test.each([
  [failure(503, { detail: 'The kitchen is closed.' }), 'The kitchen is closed.'],
  [failure(500), 'Failed to load products.'],
])('says why the list failed [GAL-06]', async (answer, words) => {
  open(() => answer.clone());
  await expect.element(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
});

test('appends the next page [GAL-07]', async () => {
  const next = 'https://provider.test/api/products/products/?is_active=true&page=2';
  open((path) =>
    path.includes('page=2')
      ? { results: [sampleProduct({ id: 99, name: 'Last roll' })], next: null }
      : { results: many, next },
  );
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.element(page.getByRole('button', { name: 'Enlarge the picture of Last roll' })).toBeVisible();
  expect(thumbnail.elements()).toHaveLength(13);
  expect(page.getByRole('button', { name: 'Load more' }).elements()).toHaveLength(0);
});
