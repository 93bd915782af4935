import * as accounts from './accounts.ts';
import * as blog from './blog.ts';
import * as cart from './cart.ts';
import * as contact from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import * as orders from './orders.ts';
import * as pages from './pages.ts';
import * as product from './product.ts';
import * as products from './products.ts';

/** Every call of the provider by its name, for the edge and the sandbox; areas import single endpoints. */
export const endpointsByName: ReadonlyMap<string, Endpoint<never, unknown>> = new Map(
  [accounts, blog, cart, contact, orders, pages, product, products]
    .flatMap((exports) => Object.values<unknown>(exports).filter(isEndpoint))
    .map((endpoint) => [endpoint.name, endpoint]),
);

function isEndpoint(value: unknown): value is Endpoint<never, unknown> {
  return typeof value === 'object' && value !== null && 'method' in value;
}
