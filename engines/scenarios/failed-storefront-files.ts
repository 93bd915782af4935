import { failedFile, type LateFile } from './failed-file.ts';
import { openShop, type Scenario, signIn, type Stage } from './steps.ts';

const seesMessage = ({ visitor }: Stage) => visitor.sees('button', 'Try again');
const pressesButton = ({ visitor }: Stage) => visitor.clicks('button', 'Try again');

async function openAsCustomer(stage: Stage, path: string): Promise<void> {
  await openShop(stage, '/login');
  await signIn(stage);
  await openShop(stage, path);
}

const files: readonly LateFile[] = [
  {
    name: 'the entry of an area',
    files: /\/releases\/blog\/[^/]+\/remoteEntry\.js/,
    isEarly: false,
    open: (stage) => openShop(stage, '/products'),
    async fail(stage) {
      await stage.visitor.clicks('link', 'BLOG');
      await seesMessage(stage);
    },
    async tryAgain(stage) {
      await pressesButton(stage);
      await stage.visitor.sees('title', 'Blog');
    },
  },
  {
    name: 'the code of a page',
    files: /\/releases\/blog\/[^/]+\/assets\/post-page-/,
    isEarly: false,
    open: (stage) => openShop(stage, '/blog'),
    async fail(stage) {
      await stage.visitor.clicks('link', /A soup that starts/);
      await seesMessage(stage);
      // The page asks once more by itself as it shows: after another failed press nothing is on its way any more.
      await pressesButton(stage);
      await stage.visitor.sees('text', 'Still not available.');
    },
    async tryAgain(stage) {
      await pressesButton(stage);
      await stage.visitor.sees('heading', /^Comments/);
    },
  },
  {
    // Where it cannot be had the cart's page opens in its place, and the next press tries again.
    name: 'the cart drawer',
    files: /\/assets\/(cart-drawer|mini-cart)-/,
    isEarly: true,
    open: (stage) => openAsCustomer(stage, '/company-info'),
    async fail({ visitor }) {
      await visitor.clicks('link', 'Cart, 1 item');
      await visitor.sees('title', 'Your Cart');
    },
    async tryAgain({ visitor }) {
      await visitor.page.back();
      await visitor.sees('title', /^About/);
      await visitor.clicks('link', 'Cart, 1 item');
      await visitor.sees('dialog', 'Your cart');
    },
  },
  {
    name: 'the checkout',
    files: /\/releases\/account-cart\/[^/]+\/assets\/ordering-/,
    isEarly: true,
    open: (stage) => openAsCustomer(stage, '/cart'),
    async fail(stage) {
      await stage.visitor.clicks('button', 'Proceed to Checkout');
      await seesMessage(stage);
    },
    async tryAgain(stage) {
      await pressesButton(stage);
      await stage.visitor.sees('field', /^Full name/);
    },
  },
];

export const failedStorefrontFiles: readonly Scenario[] = files.flatMap((file) =>
  failedFile('storefront', file),
);
