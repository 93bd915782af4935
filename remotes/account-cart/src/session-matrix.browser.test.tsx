import type { Area, Platform } from '@shop/shared/contracts';
import { Outlet } from '@shop/shared/router';
import { press, wrongWithActions, type CustomerAction } from '@shop/shared/testing/session-matrix/actions';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { area } from './area.tsx';
import { bankOnly, fillAddress } from './cart/checkout/checkout.fixture.ts';
import { NavigateAwayProvider } from './components/payment/payment-url.ts';
import { unpaidOrder } from './components/testing/open-shop.tsx';
import { FakeCart } from './components/testing/fake-cart.ts';
import { miniCart } from './mini-cart/mini-cart.tsx';

/** The area's pages, which say where a payment leads to, and a page with the drawer open over it. */
const shopArea: Area = {
  ...area,
  routes(platform) {
    // As storefront and widgets do when they start.
    void platform.cart.getState().reload();
    const children = [{ path: '/menu', Component: menu(platform) }, ...area.routes(platform)];
    return [{ Component: Shop, HydrateFallback: () => null, children }];
  },
};

function Shop() {
  const [left, setLeft] = useState('');
  return (
    <NavigateAwayProvider value={setLeft}>
      <p>{left}</p>
      <Outlet />
    </NavigateAwayProvider>
  );
}

function menu(platform: Platform) {
  const Drawer = miniCart(platform);
  return () => <Drawer open onClose={() => undefined} />;
}

interface Action extends Omit<CustomerAction, 'path' | 'answers' | 'prepare'> {
  readonly path?: string;
  prepare(cart: FakeCart): Promise<unknown>;
}

const quantity = page.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' });
const button = (name: string) => page.getByRole('button', { name });
const isThere = (name: string) => expect.element(button(name), { timeout: 10_000 }).toBeVisible();
const undo = 'Undo: put Salmon nigiri back';

/** What is done to the lines of the cart, on its page and in the drawer. */
const lineActions: Record<string, Action> = {
  'a quantity': {
    call: 'PATCH /orders/cart/items/11/',
    prepare: () => quantity.fill('5'),
    perform: () => userEvent.keyboard('{Enter}'),
    done: '$49.00',
    sent: '5',
  },
  'a removed line': {
    call: 'DELETE /orders/cart/items/11/',
    prepare: () => isThere('Remove Salmon nigiri'),
    perform: () => press(button('Remove Salmon nigiri')),
    done: 'Undo',
  },
  'an undone removal': {
    call: 'POST /orders/cart/add-item/',
    async prepare(cart) {
      await button('Remove Salmon nigiri').click();
      await isThere(undo);
      await expect.poll(() => cart.lines.map(({ id }) => id)).toEqual([12]);
    },
    perform: () => press(button(undo)),
    done: '$19.60',
  },
};

const actions: Record<string, Action> = {
  ...lineActions,
  ...Object.fromEntries(
    Object.entries(lineActions).map(([name, action]) => [
      `${name} of the drawer`,
      { ...action, path: '/menu' },
    ]),
  ),
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
    saysFirst: 'The total of your cart is not known at the moment.',
    done: 'Order Placed Successfully!',
    typed: 'Mele Tamati',
  },
  'a payment of an unpaid order': {
    path: '/orders',
    call: 'POST /payments/card/initiate/',
    prepare: () => isThere('Pay now'),
    perform: () => press(button('Pay now')),
    done: 'https://pay.example/2',
    isOwners: true,
  },
};

function makeAction({ prepare, ...action }: Action): CustomerAction {
  localStorage.setItem('deviceOrders', JSON.stringify([unpaidOrder]));
  const cart = new FakeCart();
  return {
    path: '/cart',
    ...action,
    prepare: () => prepare(cart),
    answers(call) {
      if (call.path === '/payments/options/') return bankOnly;
      if (call.path.startsWith('/payments/history/')) return { status: 'canceled' };
      if (call.path === '/payments/card/initiate/')
        return { redirectUrl: 'https://pay.example/2', payment_uuid: 'u-2' };
      return call.path === '/orders/orders/' ? { id: 42 } : cart.answer(call);
    },
  };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each(Object.entries(actions).map(([name, action], nth) => ({ name, action, nth })))(
  'whatever became of the session, $name reaches the provider once or not at all, and the page says so [SES-19, SES-21]',
  async ({ action, nth }) =>
    expect(await wrongWithActions(shopArea, () => makeAction(action), nth)).toEqual([]),
  1_200_000,
);
