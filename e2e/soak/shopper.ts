import type { BrowserContext, Page } from '@playwright/test';
import { address } from '../account/customer.ts';
import { expect } from '../fixtures.ts';
import type { Customer } from '../provider.ts';
import { searchField } from '../shop-page.ts';
import type { Random } from './random.ts';

/** Who shops, with what, and what came of it. */
export interface Shopper {
  readonly name: string;
  readonly context: BrowserContext;
  readonly customer: Customer;
  readonly random: Random;
  /** Stays in one document as long as it lives; the others reload and open tabs. */
  readonly stays: boolean;
  page: Page;
  /** Streets of orders that the shop has confirmed. */
  readonly confirmed: string[];
  /** Streets of all orders that were pressed. */
  readonly pressed: string[];
}

type Step = (shopper: Shopper) => Promise<void>;

/** Options of a step that a fault may hold up. */
const within15s = { timeout: 15_000 };
const main = (page: Page) => page.getByRole('main');
const dishes = ['salmon-nigiri', 'tuna-nigiri'] as const;

/** By a link of the frame, without a new document. */
export async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click(within15s);
}

/** From wherever a step was given up, the login's slim page included. */
export async function toHome({ page, stays }: Shopper): Promise<void> {
  if (!stays) return void (await page.goto('/', within15s));
  await page.getByRole('banner').getByRole('link').first().click(within15s);
}

async function toDish({ page, random, stays }: Shopper): Promise<void> {
  const slug = random.pick(dishes);
  if (!stays) return void (await page.goto(`/products/${slug}`, within15s));
  await toMenu(page);
  await main(page).locator(`a[href$="/products/${slug}"]`).first().click(within15s);
}

async function toMenu(page: Page): Promise<void> {
  await follow(page, 'HOME');
  await main(page).getByRole('link', { name: 'See the menu' }).first().click(within15s);
}

const browse: Step = async ({ page, random }) => {
  await follow(page, random.pick(['HOME', 'ABOUT', 'CONTACT', 'BLOG', 'GALLERY', 'FAQs', 'Refund Policy']));
  await expect(main(page).getByRole('heading').first()).toBeVisible(within15s);
};

const search: Step = async ({ page, random }) => {
  await searchField(page).fill(random.pick(['salmon', 'eel', 'rice', 'nothing at all']), within15s);
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/search=/, within15s);
};

const add: Step = async (shopper) => {
  await toDish(shopper);
  await main(shopper.page).getByRole('button', { name: 'Add to Cart' }).first().click(within15s);
  await expect(shopper.page.getByText(/added to cart!/).first()).toBeVisible(within15s);
};

/** Without a new document for those that stay in theirs. */
export async function toCart({ page, stays }: Pick<Shopper, 'page' | 'stays'>): Promise<void> {
  if (!stays) return void (await page.goto('/cart', within15s));
  await page.evaluate(() => {
    history.pushState(null, '', '/cart');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

const change: Step = async (shopper) => {
  await add(shopper);
  await toCart(shopper);
  const { page, random } = shopper;
  const name = random.pick([/^More: /, /^Less: /, /^More: /]);
  await main(page).getByRole('button', { name }).first().click(within15s);
};

const order: Step = async (shopper) => {
  const { page, name, random, pressed, confirmed } = shopper;
  await add(shopper);
  await toCart(shopper);
  const street = `${name} street ${pressed.length + 1}`;
  await main(page).getByRole('button', { name: 'Proceed to Checkout' }).click(within15s);
  for (const [label, text] of Object.entries({ ...address, Street: street }))
    await page.getByLabel(label, { exact: true }).fill(text, within15s);
  const byCard = !shopper.stays && random.next() < 0.5;
  await page.getByText(byCard ? 'Card' : 'Bank transfer', { exact: true }).click(within15s);
  pressed.push(street);
  const place = page.getByRole('button', { name: 'Place Order & Proceed' });
  await place.click(within15s);
  const done = byCard
    ? page.getByRole('button', { name: /^Pay \$/ })
    : page.getByRole('heading', { name: 'Order Placed Successfully!' });
  const failed = page.getByRole('alert').filter({ visible: true });
  await expect(done.or(failed).first()).toBeVisible({ timeout: 150_000 });
  if (!(await done.isVisible())) return;
  confirmed.push(street);
  if (!byCard) return;
  await done.click();
  await expect(page.getByRole('heading', { name: /^Payment/ })).toBeVisible(within15s);
};

const logInAgain: Step = async ({ page, customer }) => {
  const logout = page.getByRole('button', { name: 'Logout' }).first();
  // A login that a fault has stopped left nobody to log out.
  await expect(logout.or(page.getByRole('link', { name: 'Login' })).first()).toBeVisible(within15s);
  if (await logout.isVisible()) await logout.click(within15s);
  await follow(page, 'Login');
  await page.getByLabel('Email', { exact: true }).fill(customer.email, within15s);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await main(page).getByRole('button', { name: 'Login', exact: true }).click(within15s);
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible(within15s);
};

const offline: Step = async ({ context, page }) => {
  await context.setOffline(true);
  try {
    await expect(page.getByText('You are offline. What is open stays open.').first()).toBeVisible(within15s);
    await follow(page, 'FAQs');
  } finally {
    await context.setOffline(false);
  }
  await expect(main(page).getByRole('heading').first()).toBeVisible(within15s);
};

const back: Step = async ({ page }) => void (await page.goBack(within15s));
const reload: Step = async ({ page }) => void (await page.reload(within15s));
const newTab: Step = async (shopper) => {
  const old = shopper.page;
  shopper.page = await shopper.context.newPage();
  await shopper.page.goto('/products', within15s);
  if (shopper.context.pages().length > 3) await old.close();
};

/** Steps of those that stay in their document, and of those that do not; what stands twice comes twice as often. */
export const steps = {
  stays: { browse, browseOn: browse, search, add, change, order, logInAgain, offline },
  reloads: { browse, search, add, change, order, orderAgain: order, logInAgain, back, reload, newTab },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Step>>>>;
