import type { ProviderAnswers } from '@shop/shared/testing/area';
import { press, wrongWithActions, type CustomerAction } from '@shop/shared/testing/session-matrix/actions';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct, sampleReview } from './components/samples.ts';

const cart = { id: 1, items: [], total_items: 1, total_price: '9.80' };
const answers: ProviderAnswers = ({ path }) => {
  if (path.startsWith('/orders/cart/')) return cart;
  if (path === '/products/reviews/') return sampleReview({ id: 9, comment: 'Came late.' });
  if (path.startsWith('/products/products/?')) return [sampleProduct()];
  return path.startsWith('/products/products/') ? sampleProduct() : [];
};

const cardButton = page.getByRole('button', { name: 'Add Salmon nigiri to the cart' });
const added = { call: 'POST /orders/cart/add-item/', answers, done: '1 x Salmon nigiri added to cart!' };

const actions: Record<string, CustomerAction> = {
  'adding a product': {
    ...added,
    path: '/products/salmon-nigiri',
    prepare: () => expect.element(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible(),
    perform: () => press(page.getByRole('button', { name: 'Add to Cart' })),
  },
  'adding from a card': {
    ...added,
    path: '/products',
    prepare: () => expect.element(cardButton).toBeVisible(),
    perform: () => press(cardButton),
  },
  'a review': {
    path: '/products/salmon-nigiri',
    answers,
    call: 'POST /products/reviews/',
    prepare: () => page.getByLabelText('Comment').fill('Came late.'),
    perform: () => press(page.getByRole('button', { name: 'Submit review' })),
    done: 'Review submitted successfully!',
    typed: 'Came late.',
  },
};

test.each(Object.entries(actions).map(([name, action], nth) => ({ name, action, nth })))(
  'whatever became of the session, $name is done once or not at all, and says so [SES-19, SES-21]',
  async ({ action, nth }) => expect(await wrongWithActions(area, () => action, nth)).toEqual([]),
  1_200_000,
);
