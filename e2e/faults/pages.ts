import type { Page } from '@playwright/test';
import { detailOr, type Words } from './faults.ts';

/** A call that a page makes, and what its shopper reads when it fails. */
export interface PageCall {
  readonly call: string;
  readonly words: Words;
  /** What the shopper does to see it. */
  readonly look?: (page: Page) => Promise<unknown>;
  /** The frame's alone: the page's own part is as ever. */
  readonly isOfFrame?: true;
}

/** A page and what it asks the provider for. */
export interface FaultyPage {
  readonly path: string;
  /** On the page when all is well, in its own part: not in header or footer. */
  readonly good: string | RegExp;
  readonly calls: readonly PageCall[];
  readonly isCustomers?: true;
  /** A header with the logo alone, and no footer. */
  readonly isSlim?: true;
}

/** LAY-06, LAY-14 and LAY-32: what every page of the layout asks for, too. */
const frameCalls = (good: string | RegExp): PageCall[] => [
  {
    call: 'settings.public',
    isOfFrame: true,
    words: detailOr('Failed to load site details.', good, { '404': good, empty: good }),
  },
  {
    call: 'categories.list',
    isOfFrame: true,
    words: detailOr('Failed to load categories.', 'Nigiri'),
    look: (page) => page.getByRole('navigation', { name: 'Main' }).getByText('SHOP', { exact: true }).click(),
  },
  {
    call: 'contact.info',
    isOfFrame: true,
    // LAY-35: of an empty answer the site configuration's e-mail address and profiles take the place.
    words: (fault) =>
      fault === '10 s late'
        ? 'Get In Touch'
        : fault === 'empty'
          ? 'Location details currently unavailable.'
          : 'Contact information is currently unavailable.',
    look: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  },
];

const inFrame = (page: Omit<FaultyPage, 'calls'>, ...calls: PageCall[]): FaultyPage => ({
  ...page,
  calls: [...calls, ...frameCalls(page.good).filter(({ call }) => !calls.some((own) => own.call === call))],
});

const someMissing = 'Failed to load some page data. Displaying available content.';
const dishes = 'Salmon nigiri';

/** HOM-06, HOM-09 */
const ofHome = (call: string, good: string, instead = {}): PageCall => ({
  call,
  words: (fault) =>
    fault === '10 s late' ? good : ((instead as Record<string, string>)[fault] ?? someMissing),
});

const ofPolicy = (kind: string, good: string): PageCall => ({
  call: 'documents.list',
  words: detailOr(`Failed to load ${kind} policy.`, good),
});

/** CRT-02..04; a session that is refused twice has ended (SES-19). */
const ofCart: PageCall = {
  call: 'cart.get',
  words: (fault) =>
    fault === '10 s late'
      ? dishes
      : fault === '404'
        ? 'Your Cart is Empty'
        : fault === '401'
          ? /Authentication required to view cart\.|Please Log In/
          : 'Could not load cart.',
};

const ofList = { call: 'products.list', words: detailOr('Failed to load products.', dishes) };

/** @param paymentId of a payment that is not done yet */
export const faultyPages = (paymentId: string): readonly FaultyPage[] => [
  inFrame(
    { path: '/', good: 'From the counter today' },
    ofHome('company.info', 'Sushi cut to order, at your door while the rice is warm.', {
      '404': 'From the counter today',
      empty: 'From the counter today',
    }),
    ofHome('products.list', 'From the counter today'),
    ofHome('posts.list', 'From the journal'),
    ofHome('categories.list', 'What are you hungry for?'),
  ),
  inFrame({ path: '/products', good: dishes }, ofList),
  inFrame({ path: '/products?search=salmon', good: dishes }, ofList),
  // CAT-06: without its category the list shows all the same.
  inFrame({ path: '/products?category=nigiri', good: dishes }, ofList, {
    call: 'categories.get',
    words: () => dishes,
  }),
  inFrame(
    { path: '/products/salmon-nigiri', good: 'About this dish' },
    {
      call: 'products.get',
      words: detailOr('Failed to load product details.', 'About this dish', {
        '404': 'Product not found.',
        empty: 'Product data is unavailable.',
      }),
    },
  ),
  inFrame(
    { path: '/gallery', good: dishes },
    { call: 'products.list', words: detailOr('Failed to load products.', dishes) },
  ),
  inFrame(
    { path: '/blog', good: 'Read More →' },
    { call: 'posts.list', words: detailOr('Failed to load blog posts.', 'Read More →') },
  ),
  inFrame(
    { path: '/blog/seventy-degrees', good: /^Published on/ },
    {
      call: 'posts.get',
      words: detailOr('Failed to load blog post or comments.', /^Published on/, {
        '404': 'Blog post not found or not published.',
        empty: 'Blog post not found.',
      }),
    },
    {
      call: 'comments.list',
      words: detailOr('Failed to load blog post or comments.', /^Comments \(\d+\)/),
    },
  ),
  inFrame(
    { path: '/contact', good: 'Our Locations' },
    {
      call: 'contact.info',
      words: detailOr('Failed to load contact information.', 'Our Locations', {
        empty: /^Contact information is currently unavailable\.$|^Email Us$/,
      }),
    },
  ),
  inFrame(
    { path: '/company-info', good: 'Core Values' },
    {
      call: 'company.info',
      words: detailOr('Failed to load company information.', 'Core Values', {
        '404': 'Company information endpoint not found.',
        empty: 'Company information is currently unavailable.',
      }),
    },
  ),
  inFrame({ path: '/refund-policy', good: 'Refund Policy' }, ofPolicy('refund', 'Refund Policy')),
  inFrame({ path: '/privacy-policy', good: 'Privacy Policy' }, ofPolicy('privacy', 'Privacy Policy')),
  inFrame(
    { path: '/faq', good: 'Frequently Asked Questions' },
    { call: 'faqs.list', words: detailOr('Failed to load FAQs.', 'Frequently Asked Questions') },
  ),
  inFrame({ path: '/cart', good: dishes, isCustomers: true }, ofCart, {
    call: 'payments.options',
    words: detailOr('Failed to load payment options. Please refresh the page.', 'Bank transfer', {
      empty: /Failed to load payment options\.|Could not load payment options\./,
    }),
    look: (page) => page.getByRole('button', { name: 'Proceed to Checkout' }).click(),
  }),
  inFrame(
    { path: `/payment/return?paymentId=${paymentId}`, good: 'Payment Processing' },
    {
      call: 'payments.get',
      words: detailOr('Failed to retrieve payment status. Please contact support.', 'Payment Processing', {
        '404': 'Payment transaction not found.',
      }),
    },
  ),
  inFrame({ path: '/orders', good: 'No orders yet', isCustomers: true }),
  inFrame({ path: '/order-confirmation', good: 'Order Information Unavailable' }),
  inFrame({ path: '/no-such-page', good: 'Oops! The page you are looking for does not exist.' }),
];
