import { logIn, openShop, order, type Scenario, type Stage } from './steps.ts';

/** WebKit's window has bars that it cannot be narrower than: a phone's page is a little wider there. */
const widths = [1280, 390];

export const purchases: readonly Scenario[] = widths.flatMap((width) => [
  { name: `storefront: menu to order, ${width} px`, run: (stage) => buyInStorefront(stage, width) },
  { name: `widgets: menu to order, ${width} px`, run: (stage) => buyInWidgets(stage, width) },
]);

async function buyInStorefront(stage: Stage, width: number): Promise<void> {
  const { shop, visitor, keepScreen } = stage;
  const customer = await shop.provider.newCustomer();
  await visitor.page.resize(width, 900);
  await openShop(stage, '/products');
  await visitor.sees('title', 'Our Products');
  await keepScreen(`storefront-list-${width}`);
  await visitor.clicks('link', /Salmon nigiri/);
  await visitor.sees('title', 'Salmon nigiri');
  await keepScreen(`storefront-product-${width}`);
  await visitor.clicks('button', 'Add to Cart');
  await visitor.sees('title', 'Login');
  await logIn(visitor, customer);
  await visitor.sees('text', '1 x Salmon nigiri added to cart!');
  await visitor.clicks('link', 'Cart, 1 item');
  await visitor.sees('dialog', 'Your cart');
  await visitor.clicks('link', 'View cart');
  await visitor.sees('title', 'Your Cart');
  await visitor.sees('button', 'Proceed to Checkout');
  await keepScreen(`storefront-cart-${width}`);
  await order(visitor, 'Bank transfer');
  await visitor.sees('title', 'Order Placed Successfully!');
  await visitor.sees('text', /First Bank of Port Ellery/);
  await keepScreen(`storefront-confirmation-${width}`);
}

async function buyInWidgets({ shop, visitor, keepScreen }: Stage, width: number): Promise<void> {
  const [menu, cart] = [visitor.within('shop-menu'), visitor.within('shop-cart')];
  await visitor.page.resize(width, 900);
  await visitor.page.open(shop.demoUrl);
  await visitor.within('shop-blog').sees('title', 'Blog');
  await menu.sees('title', 'Our Products');
  await keepScreen(`widgets-list-${width}`);
  await logIn(visitor.within('shop-account'), await shop.provider.newCustomer());
  await cart.sees('heading', 'Your Cart is Empty');
  await menu.clicks('link', /Salmon nigiri/);
  await menu.sees('title', 'Salmon nigiri');
  await keepScreen(`widgets-product-${width}`);
  await menu.clicks('button', 'Add to Cart');
  await menu.sees('text', '1 x Salmon nigiri added to cart!');
  await cart.sees('link', 'Salmon nigiri');
  await keepScreen(`widgets-cart-${width}`);
  await order(cart, 'Bank transfer');
  await cart.sees('title', 'Order Placed Successfully!');
  await keepScreen(`widgets-confirmation-${width}`);
}
