import { showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct, sampleReview } from './components/samples.ts';

const cart = { id: 1, items: [], total_items: 1, total_price: '9.80' };
const reviews = Array.from({ length: 12 }, (_, id) => sampleReview({ id }));

async function open(width: number) {
  // The page's own button lies below the view at first.
  await page.viewport(width, 300);
  onTestFinished(() => page.viewport(414, 896));
  const shown = showArea(area, {
    path: '/products/salmon-nigiri',
    signedIn: true,
    answers: ({ path }) => {
      if (path.startsWith('/orders/')) return cart;
      return path.endsWith('/salmon-nigiri/') ? sampleProduct({ reviews, review_count: 12 }) : [];
    },
  });
  onTestFinished(() => {
    shown.close();
    scrollTo(0, 0);
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return shown;
}

const button = page.getByRole('button', { name: 'Add to Cart' });

test('stands in for the button as long as that is out of the view, above or below it [PRD-28]', async () => {
  await open(390);
  await expect.poll(() => button.elements().length).toBe(2);
  button.first().element().scrollIntoView();
  await expect.poll(() => button.elements().length).toBe(1);
  page.getByRole('heading', { name: 'Reviews' }).element().scrollIntoView();
  await expect.poll(() => button.elements().length).toBe(2);
  const bar = button.nth(1);
  await expect.poll(() => Math.round(bar.element().getBoundingClientRect().bottom)).toBeLessThan(300);
  await bar.click();
  await expect.element(page.getByText('1 x Salmon nigiri added to cart!', { exact: true })).toBeInViewport();
});

test('is not there where the page has two columns', async () => {
  await open(1000);
  page.getByRole('heading', { name: 'Reviews' }).element().scrollIntoView();
  scrollTo(0, document.documentElement.scrollHeight);
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(button.elements()).toHaveLength(1);
});
