import { failure, showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { area } from './area.tsx';
import { redPicture, sampleProduct } from './components/samples.ts';

const image = (name: string, order: number, file = redPicture) => ({
  id: order,
  image: `${file}#${name}`,
  alt_text: `View of ${name}`,
  order,
});
const press = page.getByRole('button', { name: 'Enlarge the picture of Salmon nigiri' });
const opened = page.getByRole('dialog', { name: 'Salmon nigiri' });
const shows = (name: string) => expect.element(opened.getByRole('img', { name })).toBeVisible();

/** Opens a dish on a phone. */
async function open(images = ['plate', 'fish', 'rice'], file = redPicture) {
  await page.viewport(390, 664);
  const before = { state: history.state as unknown };
  const shown = showArea(area, {
    path: '/products/salmon-nigiri',
    answers: ({ path }) => {
      if (path !== '/products/products/salmon-nigiri/')
        return path.startsWith('/orders/') ? failure(404) : [];
      return sampleProduct({ images: images.map((name, order) => image(name, order, file)) });
    },
  });
  shown.element.style.width = '390px';
  onTestFinished(() => shown.close());
  await expect.element(press).toBeVisible();
  return { ...shown, before };
}

test('a press on the picture of a dish opens it full screen [PRD-35]', async () => {
  await open();
  await press.click();
  await shows('View of plate');
  const { width, height } = opened.element().getBoundingClientRect();
  expect([width, height]).toEqual([innerWidth, innerHeight]);
  await expect.element(opened.getByText('1 of 3')).toBeVisible();
});

test('swipes, buttons and arrow keys go on; what was shown last is the main picture then [PRD-36]', async () => {
  await open();
  await press.click();
  await shows('View of plate');
  const swipe = (from: number, to: number) => {
    const finger = { pointerType: 'touch', pointerId: 7, clientY: 300, bubbles: true };
    const picture = opened.getByRole('img').element();
    picture.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: from }));
    picture.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: to }));
  };
  swipe(220, 100);
  await shows('View of fish');
  swipe(100, 220);
  await shows('View of plate');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await shows('View of fish');
  await opened.getByRole('button', { name: 'Next picture' }).click();
  await shows('View of rice');
  await userEvent.keyboard('{Escape}');
  await expect.element(opened).not.toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: 'View of rice' })).toBeVisible();
  const chosen = page.getByRole('button', { name: 'View of rice' });
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect.element(press).toHaveFocus();
});

test('is closed by its button, by Escape and by Back, without leaving the page [PRD-37]', async () => {
  const { address, before } = await open();
  const ways = [
    () => opened.getByRole('button', { name: /Close$/ }).click(),
    () => userEvent.keyboard('{Escape}'),
    () => Promise.resolve(history.back()),
  ];
  for (const close of ways) {
    await press.click();
    await shows('View of plate');
    await close();
    await expect.element(opened).not.toBeInTheDocument();
    await expect.element(press).toHaveFocus();
    expect(address()).toBe('/products/salmon-nigiri');
    await expect.poll(() => history.state as unknown).toEqual(before.state);
  }
});

test('a single picture has no way on', async () => {
  await open(['plate']);
  await press.click();
  await shows('View of plate');
  expect(opened.getByRole('button').elements()).toHaveLength(1);
  expect(opened.getByText('1 of 1').elements()).toEqual([]);
});

test('a touch that opened the picture leaves no zoom behind', async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 1400;
  await open(['plate'], canvas.toDataURL());
  const button = press.element();
  const picture = page.getByRole('img', { name: 'View of plate' }).first().element();
  await expect.element(page.getByRole('button', { name: 'Zoom' })).toBeVisible();
  // A mouse over the picture would zoom it, too.
  await page.getByRole('heading', { level: 1 }).hover();
  const finger = { pointerType: 'touch', clientX: 100, clientY: 100, bubbles: true };
  button.dispatchEvent(new PointerEvent('pointerdown', finger));
  button.dispatchEvent(new PointerEvent('pointerup', finger));
  await expect.poll(() => getComputedStyle(picture).scale).toBe('2');
  (button as HTMLElement).click();
  await shows('View of plate');
  history.back();
  await expect.element(opened).not.toBeInTheDocument();
  await expect.poll(() => getComputedStyle(picture).scale).toBe('none');
});
