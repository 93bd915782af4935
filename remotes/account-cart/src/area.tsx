import { contractVersion, type Area, type PageHandle } from '@shop/shared/contracts';
import { areaRoute } from '@shop/shared/ui';
import { titles } from './messages/titles.ts';

/** Login and registration, cart with checkout, payment return, order confirmation. */
export const area: Area = {
  contract: contractVersion,
  fragments: {
    'mini-cart': async (platform) => (await import('./mini-cart/mini-cart.tsx')).miniCart(platform),
  },
  routes: (platform) => [
    areaRoute(platform, [
      {
        id: 'account-cart/login',
        path: '/login',
        handle: handle(titles.login, 'slim'),
        lazy: { Component: async () => (await import('./login/login-page.tsx')).LoginPage },
      },
      {
        id: 'account-cart/register',
        path: '/register',
        handle: handle(titles.register, 'slim'),
        lazy: { Component: async () => (await import('./register/register-page.tsx')).RegisterPage },
      },
      {
        id: 'account-cart/cart',
        path: '/cart',
        handle: { ...handle(titles.cart), forCustomers },
        lazy: {
          Component: async () => {
            // The page loads it, too, and reports the failure.
            if (platform.session.getState().signedIn) {
              forCustomers().catch(() => {});
              returnPage().catch(() => {});
            }
            return (await import('./cart/cart-page.tsx')).createCartPage(loadOrdering);
          },
        },
      },
      {
        id: 'account-cart/payment-return',
        path: '/payment/return',
        handle: handle(titles.payment),
        lazy: {
          Component: async () => (await returnPage()).PaymentReturnPage,
        },
      },
      {
        id: 'account-cart/order-confirmation',
        path: '/order-confirmation',
        handle: handle(titles.order),
        lazy: {
          Component: async () =>
            (await import('./order-confirmation/order-confirmation-page.tsx')).OrderConfirmationPage,
        },
      },
      {
        id: 'account-cart/orders',
        path: '/orders',
        handle: handle(titles.orders),
        lazy: {
          Component: async () => {
            returnPage().catch(() => {});
            const { createOrdersPage } = await import('./orders/orders-page.tsx');
            return createOrdersPage(loadOrdering);
          },
        },
      },
    ]),
  ],
};

async function forCustomers() {
  return (await import('./cart/customer-cart.tsx')).CustomerCart;
}

/** Wherever `Pay now` may stand it is loaded before the shopper leaves to pay: its code notes that they are back. */
function returnPage() {
  return import('./payment-return/payment-return-page.tsx');
}

/** With the pages that say how an order ends: once it is placed, and paid, nothing that says so is still to be loaded. */
async function loadOrdering() {
  const [{ Ordering }] = await Promise.all([
    import('./cart/ordering.tsx'),
    import('./order-confirmation/order-confirmation-page.tsx'),
    returnPage(),
  ]);
  return Ordering;
}

function handle(page: string, frame?: PageHandle['frame']): PageHandle {
  return { meta: (_, site) => ({ title: `${page} · ${site.title}` }), ...(frame && { frame }) };
}
