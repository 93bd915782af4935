import { press, wrongWithActions, type CustomerAction } from '@shop/shared/testing/session-matrix/actions';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { area } from './area.tsx';
import { bankOnly, fillAddress } from './cart/checkout/checkout.fixture.ts';
import { FakeCart } from './components/testing/fake-cart.ts';

const quantity = page.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' });
const button = (name: string) => page.getByRole('button', { name });
const prepare = () => expect.element(quantity).toBeVisible();

const actions: Record<string, Omit<CustomerAction, 'path' | 'answers'>> = {
  'a quantity': {
    call: 'PATCH /orders/cart/items/11/',
    prepare: () => quantity.fill('5'),
    perform: () => userEvent.keyboard('{Enter}'),
    done: '$49.00',
    sent: '5',
  },
  'a removed line': {
    call: 'DELETE /orders/cart/items/11/',
    prepare,
    perform: () => press(button('Remove Salmon nigiri')),
    done: 'Undo',
  },
  'an emptied cart': {
    call: 'DELETE /orders/cart/clear/',
    async prepare() {
      await button('Clear Cart').click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
    },
    perform: () => press(page.getByRole('dialog').getByRole('button', { name: 'Remove all items' })),
    done: 'Your Cart is Empty',
  },
  'an order': {
    call: 'POST /orders/orders/',
    async prepare() {
      await button('Proceed to Checkout').click();
      await fillAddress();
      await expect.element(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
    },
    perform: () => press(button('Place Order & Proceed')),
    done: 'Order Placed Successfully!',
    typed: 'Mele Tamati',
  },
};

function actionOf(action: Omit<CustomerAction, 'path' | 'answers'>): CustomerAction {
  const cart = new FakeCart();
  return {
    ...action,
    path: '/cart',
    answers(call) {
      if (call.path === '/payments/options/') return bankOnly;
      return call.path === '/orders/orders/' ? { id: 42 } : cart.answer(call);
    },
  };
}

beforeEach(() => sessionStorage.clear());

test.each(Object.entries(actions))(
  'whatever became of the session, %s reaches the provider once or not at all, and the page says so [SES-19, SES-21]',
  async (_, action) => expect(await wrongWithActions(area, () => actionOf(action))).toEqual([]),
  1_200_000,
);
