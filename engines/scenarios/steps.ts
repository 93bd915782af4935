import { isHydrated } from '../../e2e/shop-page.ts';
import type { Customer } from '../../e2e/provider.ts';
import { callOf, type Visitor } from '../page/visitor.ts';
import type { Shop } from '../shop/start-shop.ts';

export interface Stage {
  readonly shop: Shop;
  /** At an empty page of 1280 x 900 pixels. */
  readonly visitor: Visitor;
  /** Keeps a picture of what is seen, by name. */
  keepScreen(name: string): Promise<void>;
}

/** What somebody does in the shop, or on a page with its widgets; rejects when it does not go as it should. */
export interface Scenario {
  readonly name: string;
  run(stage: Stage): Promise<void>;
}

const address = {
  'Full name': 'Mele Tamati',
  'Contact number': '+1 555 0100',
  Street: '14 Quay Street',
  City: 'Port Ellery',
  'Postal code': '10115',
  Country: 'United States',
} as const;

/** Opens a page of the storefront and waits until its code runs all of it. */
export async function openShop({ shop, visitor }: Stage, path: string): Promise<void> {
  await visitor.page.open(shop.url + path);
  await visitor.until(callOf(isHydrated));
}

/** Opens a page of somebody else's with widgets in it. */
export async function openWidgets({ shop, visitor }: Stage, body: string): Promise<string> {
  const url = await shop.serveWidgets(body);
  await visitor.page.open(url);
  return url;
}

/** A customer with a salmon nigiri in the cart. */
async function customerWithCart({ provider }: Shop): Promise<Customer> {
  const customer = await provider.newCustomer();
  await provider.addToCart(customer, 1, 1);
  return customer;
}

/** Signs a customer with a filled cart in to the page's origin, for its next documents. */
export async function signIn({ shop, visitor }: Stage, prefix = ''): Promise<void> {
  const { access, refresh } = await customerWithCart(shop);
  const tokens = { authToken: access, refreshToken: refresh };
  for (const [name, token] of Object.entries(tokens))
    await visitor.page.evaluate(`localStorage.setItem('${prefix}${name}', '${token}')`);
}

/** The same for the widgets of a page, which is reloaded. */
export async function signInToWidgets(stage: Stage): Promise<void> {
  await signIn(stage, `7@${stage.shop.apiBase}:`);
  await stage.visitor.page.reload();
}

export async function logIn(visitor: Visitor, { email, password }: Customer): Promise<void> {
  await visitor.fills(/^Email/, email);
  await visitor.fills(/^Password/, password);
  await visitor.clicks('button', 'Login');
}

/** From the cart to a placed order. */
export async function order(visitor: Visitor, method: string): Promise<void> {
  await visitor.clicks('button', 'Proceed to Checkout');
  for (const [label, text] of Object.entries(address)) await visitor.fills(new RegExp(`^${label}`), text);
  await visitor.clicks('text', method);
  await visitor.clicks('button', 'Place Order & Proceed');
}

/** Marks the document, so that a reload would show. */
export async function markDocument({ page }: Visitor): Promise<void> {
  await page.evaluate('void (globalThis.sameDocument = true)');
}

export async function expectSameDocument({ page }: Visitor): Promise<void> {
  if (!(await page.evaluate(`'sameDocument' in globalThis`)))
    throw new Error('The page was reloaded in between.');
}
