import type { Endpoint } from './endpoint.ts';
import * as accounts from './endpoints/accounts.ts';
import * as blog from './endpoints/blog.ts';
import * as contact from './endpoints/contact.ts';
import * as orders from './endpoints/orders.ts';
import * as pages from './endpoints/pages.ts';
import * as payments from './endpoints/payments.ts';
import * as product from './endpoints/product.ts';
import * as products from './endpoints/products.ts';

/** Every call of the provider by its name, for those who serve or prepare calls; areas import single endpoints. */
export const endpointsByName: ReadonlyMap<string, Endpoint<never, unknown>> = new Map(
  [accounts, blog, contact, orders, pages, payments, product, products]
    .flatMap((table): Endpoint<never, unknown>[] => Object.values(table))
    .map((endpoint) => [endpoint.name, endpoint]),
);
