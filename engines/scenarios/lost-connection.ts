import {
  expectSameDocument,
  markDocument,
  openShop,
  openWidgets,
  order,
  type Scenario,
  signIn,
} from './steps.ts';

/** The provider cuts every connection. */
const everyCall = { match: { path: '/api/' }, kind: 'drop' } as const;

export const lostConnections: readonly Scenario[] = [
  {
    name: 'storefront: a lost connection to the provider, a second try, and the page that comes by itself',
    async run(stage) {
      const { shop, visitor } = stage;
      await openShop(stage, '/products');
      await markDocument(visitor);
      await shop.provider.fault(everyCall);
      await visitor.clicks('link', /Salmon nigiri/);
      await visitor.sees('text', 'Failed to load product details.');
      await visitor.clicks('button', 'Try again');
      await visitor.sees('button', 'Try again');
      await shop.provider.clearFaults();
      // The page asks again by itself: a press might come too late.
      await visitor.sees('button', 'Add to Cart');
      await expectSameDocument(visitor);
    },
  },
  {
    name: 'widgets: a lost connection to the provider, a second try, and the page that comes by itself',
    async run(stage) {
      const { shop, visitor } = stage;
      const menu = visitor.within('shop-menu');
      await openWidgets(stage, '<shop-menu {settings}></shop-menu>');
      await menu.sees('link', /Tuna nigiri/);
      await markDocument(visitor);
      await shop.provider.fault(everyCall);
      await menu.clicks('link', /Salmon nigiri/);
      await menu.sees('text', 'Failed to load product details.');
      await menu.clicks('button', 'Try again');
      await menu.sees('button', 'Try again');
      await shop.provider.clearFaults();
      await menu.sees('button', 'Add to Cart');
      await expectSameDocument(visitor);
    },
  },
  {
    name: 'storefront: an order whose connection is lost is placed once',
    async run(stage) {
      const { shop, visitor } = stage;
      await openShop(stage, '/login');
      await signIn(stage);
      await openShop(stage, '/cart');
      await shop.provider.fault({
        match: { method: 'POST', path: '/api/orders/orders/' },
        kind: 'dropAfter',
        times: 1,
      });
      await order(visitor, 'Bank transfer');
      await visitor.sees('title', 'Order Placed Successfully!');
    },
  },
];
