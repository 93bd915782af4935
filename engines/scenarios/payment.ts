import { openShop, openWidgets, order, type Scenario, signIn, signInToWidgets } from './steps.ts';

export const payments: readonly Scenario[] = [
  {
    name: 'storefront: a payment that fails, and one that succeeds',
    async run(stage) {
      const { shop, visitor } = stage;
      await openShop(stage, '/login');
      await signIn(stage);
      await openShop(stage, '/cart');
      await order(visitor, 'Card');
      await visitor.clicks('button', 'Fail');
      await visitor.sees('title', 'Payment Failed');
      await visitor.clicks('button', 'Pay now');
      await visitor.clicks('button', /^Pay \$/);
      await visitor.sees('title', 'Payment Successful');
      await visitor.until(`location.href.startsWith('${shop.url}/payment/return')`);
    },
  },
  {
    name: 'widgets: a payment, and the way back to the page',
    async run(stage) {
      const { visitor } = stage;
      const url = await openWidgets(stage, '<shop-cart {settings}></shop-cart>');
      await signInToWidgets(stage);
      const cart = visitor.within('shop-cart');
      await order(cart, 'Card');
      await visitor.clicks('button', /^Pay \$/);
      await visitor.clicks('link', /^Go back to localhost:\d+$/);
      await cart.sees('title', 'Payment Successful');
      await visitor.until(`location.href === '${url}'`);
    },
  },
];
