import type { SeedPage } from '@shop/shared/testing/spoiled-records';
import { widths } from '@shop/shared/testing/area';
import {
  lookInBrowser,
  sidewaysWithLongWords,
  testSpoiledPages,
  testSpoiledPlaces,
} from '@shop/shared/testing/spoiled-records/browser';
import { useLoaderData } from '@shop/shared/router';
import { areaRoute } from '@shop/shared/ui';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Area } from '@shop/shared/contracts';
import { getPayment, type Payment } from '@shop/shared/contracts/provider';
import { area } from './area.tsx';
import { miniCart } from './mini-cart/mini-cart.tsx';
import { PaymentOutcome } from './payment-return/payment-outcome.tsx';

const cart = '/orders/cart/';

const line = (id: number) => ({
  id,
  quantity: 2,
  customization: { Wasabi: `Mark-${id}0` },
  product: {
    id,
    name: `Mark-${id}`,
    slug: `dish-${id}`,
    price: '9.80',
    main_image: { thumb_image: `/thumb-${id}.webp`, image: `/large-${id}.webp` },
    stock: 5,
    is_active: true,
  },
});

const pages: readonly SeedPage[] = [
  {
    path: '/cart',
    answers: { [cart]: { id: 1, items: [1, 2, 3].map(line), total_items: 6, total_price: '58.80' } },
    shown: { [cart]: { needed: ['items.*.id'], deciding: ['items', 'items.*.quantity'] } },
    main: [cart],
  },
];

testSpoiledPages(area, pages, { signedIn: true });

/** The drawer of the shell, open on a page of its own. */
const withDrawer: Area = {
  ...area,
  routes: (platform) => {
    const Drawer = miniCart(platform);
    return [{ path: '/cart', element: createElement(Drawer, { open: true, onClose: () => undefined }) }];
  },
};

testSpoiledPlaces('the drawer shows', lookInBrowser(withDrawer, { signedIn: true }), pages, true);

const options = '/payments/options/';

const checkout: SeedPage = {
  path: '/cart',
  answers: {
    ...pages[0]?.answers,
    [options]: {
      enable_card_payment: true,
      enable_bank_transfer: true,
      enable_custom_payment: true,
      bank_account_details: 'Harbour Bank 12-3456',
      custom_payment_label: 'Mark-90',
      custom_payment_instructions: 'Pay at the door.',
      custom_payment_redirect_url: 'https://pay.example/',
    },
  },
  shown: { [options]: { needed: [], deciding: ['enable_custom_payment'] } },
  main: [options],
  good: [cart],
};

async function openCheckout() {
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect.element(page.getByLabelText('Full name')).toBeVisible();
}

const atCheckout = lookInBrowser(area, { signedIn: true, reveal: openCheckout });

testSpoiledPlaces('the checkout shows', atCheckout, [checkout], true);

test('an unbroken word of 300 letters leaves the checkout as wide as it is [REC-11]', async () => {
  expect(
    await sidewaysWithLongWords(area, checkout, { widths, signedIn: true, reveal: openCheckout }),
  ).toEqual(Object.fromEntries(widths.map((width) => [width, 0])));
});

function LoadedPayment() {
  const loaded = useLoaderData<Payment>();
  return createElement(PaymentOutcome, { payment: loaded, paymentId: 'p1', onCheckAgain: () => undefined });
}

/** What the page of a payment's result shows of it, without the pause before it asks. */
const withPayment: Area = {
  ...area,
  routes: (platform) => [
    areaRoute(platform, [
      {
        path: '/payment/return',
        loader: () => platform.provider.call(getPayment, { paymentUuid: 'p1' }),
        Component: LoadedPayment,
        errorElement: 'It could not be checked.',
      },
    ]),
  ],
};

const history = '/payments/history/p1/';

const payment: SeedPage = {
  path: '/payment/return',
  answers: {
    [history]: {
      status: 'failed',
      order_identifier: 'Mark-91',
      gateway_transaction_ref: 'Mark-92',
      currency: 'USD',
      amount: '35.00',
      error_message: 'Mark-93',
    },
  },
  shown: { [history]: { needed: [], deciding: ['status'] } },
  main: [history],
};

testSpoiledPlaces("a payment's result shows", lookInBrowser(withPayment), [payment], true);
