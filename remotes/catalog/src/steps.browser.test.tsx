import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Area, Platform } from '@shop/shared/contracts';
import { areaRoute } from '@shop/shared/ui';
import { area } from './area.tsx';
import { aProduct, redPicture, sampleCategory, sampleProduct, sampleReview } from './components/samples.ts';
import { ProductPictures } from './product/pictures/product-pictures.tsx';

const count = 110;
const products = Array.from({ length: count }, (_, nth) =>
  sampleProduct({ id: nth + 1, slug: `roll-${nth}`, name: `Roll ${nth}`, price: String(count - nth) }),
);
const categories = Array.from({ length: 60 }, (_, nth) =>
  sampleCategory({ id: nth, slug: `c${nth}`, name: `Category ${nth}` }),
);
const reviews = Array.from({ length: 50 }, (_, nth) =>
  sampleReview({
    id: nth,
    comment: `Review ${nth}`,
    is_verified_purchase: nth % 2 === 1,
    rating: (nth % 5) + 1,
  }),
);
const images = Array.from({ length: 60 }, (_, nth) => ({
  id: nth,
  image: redPicture,
  alt_text: `View ${nth}`,
  order: nth,
}));
const product = sampleProduct({ reviews, review_count: 50, average_rating: 3, images });

const answers: ProviderAnswers = ({ path }) => {
  if (path.startsWith('/products/products/?')) return products;
  if (path.startsWith('/products/products/')) return product;
  return path.startsWith('/products/categories/') ? categories : {};
};

function open(path: string, changes: Partial<Platform> = {}) {
  const announce = vi.fn<Platform['announce']>();
  const fragment = () => () => null;
  const heard: Area = {
    ...area,
    routes: (platform) => area.routes({ ...platform, announce, fragment, ...changes }),
  };
  const shown = showArea(heard, { path, answers });
  onTestFinished(() => shown.close());
  return { ...shown, announce };
}

const more = page.getByRole('button', { name: 'Load more' });
const cards = page.getByRole('heading', { level: 2, name: /^Roll/ });
const texts = (words: RegExp) => page.getByText(words).elements().length;

test('a list that comes whole shows in steps, counts all, and needs one call [LST-02]', async () => {
  const { calls, address, announce } = open('/products');
  await expect.element(page.getByText('110 products', { exact: true })).toBeVisible();
  expect(cards.elements()).toHaveLength(48);
  await more.click();
  await expect.poll(() => cards.elements().length).toBe(96);
  await expect.poll(address).toBe('/products?pages=2');
  await expect.poll(() => announce.mock.lastCall).toEqual(['48 more products loaded']);
  await more.click();
  await expect.poll(() => cards.elements().length).toBe(110);
  expect(more.elements()).toEqual([]);
  expect(calls.filter(({ path }) => path.startsWith('/products/products/'))).toHaveLength(1);
});

test('order and filters look at all of it, beyond what shows [LST-03]', async () => {
  open('/products?sort=price');
  await expect.element(cards.first()).toHaveTextContent('Roll 109');
  await expect.element(page.getByText('110 products', { exact: true })).toBeVisible();
  expect(cards.elements()).toHaveLength(48);
});

test('coming back shows as many steps as were left [LST-04]', async () => {
  const { navigate } = open('/products');
  await more.click();
  await expect.poll(() => cards.elements().length).toBe(96);
  await navigate('/gallery');
  await expect.element(page.getByRole('heading', { name: 'Product Gallery' })).toBeVisible();
  await navigate(-1);
  await expect.poll(() => cards.elements().length).toBe(96);
});

test('a page begins with the step that its address names, and goes on from there [LST-07]', async () => {
  const { address } = open('/products?page=2');
  await expect.element(cards.first()).toHaveTextContent('Roll 48');
  expect(cards.elements()).toHaveLength(48);
  expect(document.querySelector('[role=button][href="?page=3"]')).not.toBeNull();
  await more.click();
  await expect.poll(() => cards.elements().length).toBe(62);
  await expect.poll(address).toBe('/products?page=2&pages=2');
  expect(more.elements()).toEqual([]);
  const earlier = page.getByRole('link', { name: 'Previous page' });
  await expect.element(earlier).toHaveAttribute('href', '/products');
  await earlier.click();
  await expect.poll(address).toBe('/products');
  await expect.element(cards.first()).toHaveTextContent('Roll 0');
  expect(earlier.elements()).toEqual([]);
});

test('an order begins with the first step [LST-09]', async () => {
  const { address } = open('/products?page=2');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('price');
  await expect.poll(address).toBe('/products?sort=price');
  await expect.element(cards.first()).toHaveTextContent('Roll 109');
});

test('Load more of a widget has no address [LST-07]', async () => {
  open('/products', { placed: () => '/products' });
  await expect.element(more).toBeVisible();
  expect(document.querySelector('[role=button][href]')).toBeNull();
  await more.click();
  await expect.poll(() => cards.elements().length).toBe(96);
});

test('a page behind the end of its list leads to the beginning [LST-08]', async () => {
  const { address } = open('/gallery?page=4');
  await expect.poll(address).toBe('/gallery');
  await expect.poll(() => page.getByRole('button', { name: /^Enlarge/ }).elements().length).toBe(48);
});

test('the gallery shows its pictures in steps and counts all of them [LST-02]', async () => {
  open('/gallery');
  const thumbnails = page.getByRole('button', { name: /^Enlarge/ });
  await expect.poll(() => thumbnails.elements().length).toBe(48);
  await thumbnails.first().click();
  await expect.element(page.getByText('1 of 110')).toBeVisible();
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect.element(page.getByText('110 of 110')).toBeVisible();
});

test('the home page shows its categories in steps [LST-02]', async () => {
  const { announce } = open('/');
  const tiles = page.getByRole('link', { name: /^Category \d+$/ });
  await expect.poll(() => tiles.elements().length).toBe(24);
  await more.click();
  await expect.poll(() => tiles.elements().length).toBe(48);
  await expect.poll(() => announce.mock.lastCall).toEqual(['24 more categories loaded']);
});

test('reviews show in steps; count, average and stars are those of all [LST-05]', async () => {
  const { address, announce } = open('/products/salmon-nigiri');
  await expect.element(page.getByText('50 reviews', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('meter', { name: '5 stars' })).toHaveAttribute('value', '10');
  expect(texts(/^Review \d+$/)).toBe(20);
  await more.click();
  await expect.poll(() => texts(/^Review \d+$/)).toBe(40);
  await expect.poll(address).toBe('/products/salmon-nigiri?pages=2');
  expect(announce).toHaveBeenLastCalledWith('20 more reviews loaded');
  await page.getByRole('checkbox', { name: 'Verified purchases only (25)' }).click();
  await expect.poll(() => texts(/^Review \d+$/)).toBe(25);
  expect(more.elements()).toEqual([]);
});

test('the pictures of a product show in steps [LST-06]', async () => {
  open('/products/salmon-nigiri');
  const views = page.getByRole('button', { name: /^View/ });
  await expect.poll(() => views.elements().length).toBe(24);
  const further = page.getByRole('button', { name: 'More of 60 pictures' });
  await further.click();
  await expect.poll(() => views.elements().length).toBe(48);
  await page.getByRole('button', { name: 'View 40' }).click();
  await expect.element(page.getByRole('button', { name: 'View 40' })).toHaveAttribute('aria-pressed', 'true');
  await further.click();
  await expect.poll(() => views.elements().length).toBe(60);
  expect(further.elements()).toEqual([]);
});

test('pictures that a document left out: the button stays while they load, and a failure is shown and tried again [LST-06]', async () => {
  const inDocument = aProduct({ images: images.slice(0, 24) });
  const pictures: Area = {
    ...area,
    routes: (platform) => [
      areaRoute(platform, [{ path: '/', element: <ProductPictures product={inDocument} count={40} /> }]),
    ],
  };
  const requests: PromiseWithResolvers<unknown>[] = [];
  const answer = () => {
    const request = Promise.withResolvers<unknown>();
    requests.push(request);
    return request.promise;
  };
  const shown = showArea(pictures, { path: '/', answers: answer });
  onTestFinished(() => shown.close());
  const further = page.getByRole('button', { name: /^(More of 40 pictures|Loading…)$/ });
  await further.click();
  await expect.poll(() => requests.length).toBe(1);
  await expect.element(further).toHaveAttribute('aria-disabled', 'true');
  requests[0]?.resolve(failure(404));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load pictures.');
  await further.click();
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.resolve({ ...product, images: images.slice(0, 40) });
  await expect.poll(() => page.getByRole('button', { name: /^View/ }).elements().length).toBe(40);
  expect(further.elements()).toEqual([]);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('coming back to a product finds as many pictures and reviews as were left [LST-04]', async () => {
  const { navigate, address } = open('/products/salmon-nigiri');
  const views = page.getByRole('button', { name: /^View/ });
  await page.getByRole('button', { name: 'More of 60 pictures' }).click();
  await expect.poll(() => views.elements().length).toBe(48);
  await more.click();
  await expect.poll(address).toBe('/products/salmon-nigiri?pictures=2&pages=2');
  await navigate('/gallery');
  await expect.element(page.getByRole('heading', { name: 'Product Gallery' })).toBeVisible();
  await navigate(-1);
  await expect.poll(() => views.elements().length).toBe(48);
  await expect.poll(() => texts(/^Review \d+$/)).toBe(40);
});
