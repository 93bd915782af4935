import type { Page } from '@playwright/test';
import { fillAddress } from '../account/customer.ts';
import type { Customer, Provider } from '../provider.ts';
import { detailOr, isLost, type Words } from './faults.ts';
import { accountActions } from './account-actions.ts';

/** Who acts, and words of theirs that nobody else uses. */
export interface Actor {
  readonly customer: Customer;
  readonly words: string;
}

/** Something that a shopper does, and what is seen when its call fails. */
export interface Action {
  readonly name: string;
  readonly call: string;
  readonly path: string;
  readonly isCustomers?: true;
  /** Types, and opens what must be open; the provider is well. */
  readonly prepare?: (page: Page, actor: Actor) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** What is seen after the press; where that is `done`, nothing is pressed again. */
  readonly words: Words;
  readonly done: string | RegExp;
  /** Seen when the browser is offline; without it the press is one that needs a document. */
  readonly offline?: string | RegExp;
  /** Labels of fields that keep what was typed until it is done. */
  readonly typed?: readonly string[];
  /** How often the provider has it. */
  readonly count?: (provider: Provider, actor: Actor) => Promise<number>;
  /** How many calls meet the fault; else all. A lost order is asked for again and again. */
  readonly times?: number;
  /** It cannot be told apart, and the shopper was told that it may arrive twice (CON-11). */
  readonly mayDouble?: true;
}

/** A change whose answer is lost is looked up: what has arrived counts as done. */
const lookedUp =
  (fallback: string, done: string | RegExp, otherwise: string | RegExp = done): Words =>
  (fault) =>
    fault === 'dropped after'
      ? done
      : detailOr(fallback, done, { '422': otherwise === done ? fallback : otherwise })(fault);

const cartOf = async (provider: Provider, { customer }: Actor) =>
  (await provider.call('/orders/cart/', { token: customer.access })) as {
    items: { quantity: number; product: { slug: string } }[];
  };

const quantityOf = (slug: string) => async (provider: Provider, actor: Actor) =>
  (await cartOf(provider, actor)).items.find(({ product }) => product.slug === slug)?.quantity ?? 0;

/** CRT-19, PRD-21; a session that is refused twice has ended (SES-21). */
const ofCart = (fallback: string, done: string | RegExp): Words => lookedUp(fallback, done);

const endsSession =
  (words: Words, login: string | RegExp): Words =>
  (fault) =>
    fault === '401' ? login : words(fault);

/** SES-21, CRT-03 */
const again = /Please log in again\.|^Please Log In$|^Authentication required to view cart\.$/;
const orderFailed = 'Failed to create order. Please check your details and try again.';
const orderPlaced = 'Order Placed Successfully!';
/** The total of three, which is the provider's. */
const threeNigiri = /^\$29\.40$/;
const cardFailed = /we couldn't initiate the card payment/;

const checkout = (method: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillAddress(page);
  await page.getByText(method, { exact: true }).click();
};
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order & Proceed' }).click();
/** The browser itself reads the cart: offline before that, it has none. */
const untilCartShows = (page: Page) => page.getByRole('button', { name: 'Remove Salmon nigiri' }).waitFor();
const isOrdered = async (provider: Provider, actor: Actor) =>
  Number((await cartOf(provider, actor)).items.length === 0);

const texts =
  (path: string, field: 'content' | 'comment') =>
  async (provider: Provider, { words }: Actor) => {
    const answer = await provider.call(path);
    const list = (Array.isArray(answer) ? answer : (answer as { reviews: unknown[] }).reviews) as Record<
      string,
      string
    >[];
    return list.filter((one) => one[field] === words).length;
  };

/** @param post id of the post `seventy-degrees` */
export const actions = (post: number): readonly Action[] => [
  ...accountActions,
  {
    name: 'add a dish',
    call: 'cart.add',
    path: '/products/tuna-nigiri',
    isCustomers: true,
    press: (page) => page.getByRole('button', { name: 'Add to Cart' }).first().click(),
    words: endsSession(ofCart('Failed to add item.', /Tuna nigiri added to cart!/), again),
    done: /Tuna nigiri added to cart!/,
    offline: 'Failed to add item.',
    count: quantityOf('tuna-nigiri'),
  },
  {
    name: 'remove a line',
    call: 'cart.remove',
    path: '/cart',
    isCustomers: true,
    prepare: untilCartShows,
    press: (page) => page.getByRole('button', { name: 'Remove Salmon nigiri' }).click(),
    words: endsSession(ofCart('Failed to remove item.', 'Salmon nigiri was removed from the cart.'), again),
    done: 'Salmon nigiri was removed from the cart.',
    offline: 'Failed to remove item.',
    count: async (provider, actor) => 1 - Number((await quantityOf('salmon-nigiri')(provider, actor)) > 0),
  },
  {
    name: 'change a quantity',
    call: 'cart.update',
    path: '/cart',
    isCustomers: true,
    prepare: untilCartShows,
    press: async (page) => {
      const field = page.getByRole('spinbutton', { name: /Salmon nigiri/ });
      await field.fill('3');
      await field.press('Enter');
    },
    words: endsSession(ofCart('Failed to update quantity.', threeNigiri), again),
    done: threeNigiri,
    offline: 'Failed to update quantity.',
    count: async (provider, actor) => Number((await quantityOf('salmon-nigiri')(provider, actor)) === 3),
  },
  {
    name: 'clear the cart',
    call: 'cart.clear',
    path: '/cart',
    isCustomers: true,
    prepare: untilCartShows,
    press: async (page) => {
      await page.getByRole('button', { name: 'Clear Cart' }).click();
      await page.getByRole('button', { name: 'Remove all items' }).click();
    },
    words: endsSession(ofCart('Failed to clear cart.', 'Your Cart is Empty'), again),
    done: 'Your Cart is Empty',
    offline: 'Failed to clear cart.',
    count: isOrdered,
  },
  {
    name: 'place an order',
    call: 'orders.create',
    path: '/cart',
    isCustomers: true,
    prepare: checkout('Bank transfer'),
    press: placeOrder,
    // CHK-26: a lost order is asked for by its key, and comes once.
    words: (fault) =>
      isLost(fault)
        ? orderPlaced
        : // Refused once, it is sent again with a new token (SES-19), or as its key may be under way (CHK-32).
          detailOr(orderFailed, orderPlaced, {
            '422': 'note: Not like this.',
            '401': orderPlaced,
            '409': orderPlaced,
          })(fault),
    done: orderPlaced,
    offline: 'You are offline, so nothing was sent. Please try again once you are online.',
    typed: ['Full name', 'Street', 'City'],
    count: isOrdered,
    times: 1,
  },
  {
    name: 'pay by card',
    call: 'payments.card',
    path: '/cart',
    isCustomers: true,
    prepare: checkout('Card'),
    press: placeOrder,
    words: (fault) => (fault === '10 s late' ? /^Pay \$/ : cardFailed),
    done: /^Pay \$|Your order was created/,
    offline: 'You are offline, so nothing was sent. Please try again once you are online.',
    count: isOrdered,
  },
  {
    name: 'send a review',
    call: 'reviews.create',
    path: '/products/salmon-nigiri',
    isCustomers: true,
    prepare: (page, { words }) => page.locator('#reviews').getByLabel('Comment').fill(words),
    press: (page) => page.getByRole('button', { name: 'Submit review' }).click(),
    words: endsSession(
      lookedUp(
        'Failed to submit review. Please try again.',
        'Review submitted successfully!',
        'note: Not like this.',
      ),
      again,
    ),
    done: 'Review submitted successfully!',
    offline: 'Failed to submit review. Please try again.',
    typed: ['Comment'],
    count: texts('/products/products/salmon-nigiri/', 'comment'),
  },
  {
    name: 'send a comment',
    call: 'comments.create',
    path: '/blog/seventy-degrees',
    isCustomers: true,
    prepare: (page, { words }) => page.getByLabel('Your comment').fill(words),
    press: (page) => page.getByRole('button', { name: 'Submit Comment' }).click(),
    words: endsSession(
      lookedUp(
        'Failed to submit comment. Please try again.',
        'Your comment was added.',
        'note: Not like this.',
      ),
      again,
    ),
    done: 'Your comment was added.',
    offline: 'Failed to submit comment. Please try again.',
    typed: ['Your comment'],
    count: texts(`/blog/comments/?post=${post}&is_approved=true`, 'content'),
  },
  {
    name: 'send a message',
    call: 'contact.message',
    path: '/contact',
    prepare: async (page, { words }) => {
      await page.getByLabel('Name', { exact: true }).fill('Mele');
      await page.getByLabel('Email', { exact: true }).fill('mele@umi.example');
      await page.getByLabel('Subject').fill('Rice');
      await page.getByLabel('Message', { exact: true }).fill(words);
    },
    press: (page) => page.getByRole('button', { name: /^(Send Message|Send It Again)$/ }).click(),
    words: (fault) => {
      const sent = 'Thank you for your message!';
      if (fault === '10 s late') return sent;
      if (fault === 'wrong shape' || fault === 'empty') return /Thank you|Your message may have arrived/;
      return isLost(fault)
        ? /Your message may have arrived/
        : detailOr('Failed to send message. Please try again later.', sent)(fault);
    },
    done: 'Thank you for your message!',
    offline: 'Failed to send message. Please try again later.',
    typed: ['Name', 'Subject', 'Message'],
    mayDouble: true,
  },
];
