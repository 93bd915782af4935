import type { Page } from '@playwright/test';
import { openAs } from '../account/customer.ts';
import { expect, expectReadable, test } from '../fixtures.ts';
import type { Provider } from '../provider.ts';
import { searchField, waitForHydration } from '../shop-page.ts';
import { inTurn } from '../whole.ts';

interface State {
  readonly name: string;
  readonly path: string;
  /** A customer looks at it. */
  readonly signedIn?: true;
  /** Console errors that belong to it. */
  readonly errors?: RegExp;
  /** Puts the page into the state, and waits until it shows. */
  reach(page: Page, provider: Provider): Promise<void>;
}

const states: readonly State[] = [
  {
    name: 'filters, some of them chosen',
    path: '/products?search=nigiri',
    async reach(page) {
      await page.getByRole('button', { name: /^Filters/ }).click();
      const panel = page.getByRole('dialog', { name: 'Filters' });
      await panel.getByRole('checkbox', { name: 'Gluten-free' }).check();
      await panel.getByRole('checkbox', { name: 'Without egg' }).check();
      await expect(page).toHaveURL(/dietary=gluten-free.*without=egg/);
    },
  },
  {
    name: 'chips of chosen filters',
    path: '/products?dietary=vegan&sort=price',
    async reach(page) {
      await expect(page.getByRole('link', { name: 'Remove filter: Vegan' })).toBeVisible();
    },
  },
  {
    name: 'suggestions, one of them chosen',
    path: '/products',
    async reach(page) {
      await searchField(page).pressSequentially('tuna');
      await expect(page.getByRole('option').nth(2)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(
        page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { selected: true }),
      ).toHaveCount(1);
    },
  },
  {
    name: 'what is in a dish',
    path: '/products',
    async reach(page) {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Salmon nigiri/ })
        .hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'a dish added from its card',
    path: '/products',
    signedIn: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Add Tuna nigiri to the cart' }).click();
      await expect(page.getByText('1 x Tuna nigiri added to cart!').first()).toBeVisible();
    },
  },
  {
    name: 'a further page that failed',
    path: '/products',
    errors: /ERR_CONNECTION_REFUSED|blocked by CORS policy/,
    async reach(page, provider) {
      const match = { method: 'GET', path: '/api/products/products/' };
      const results = (await provider.call('/products/products/?is_active=true')) as object[];
      const body = { results: results.slice(0, 8), next: 'http://127.0.0.1:1/api/products/products/?page=2' };
      await provider.fault({ match, kind: 'malformed', body });
      await page.reload();
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the zoomed picture',
    path: '/products/salmon-nigiri',
    async reach(page) {
      const zoom = page.getByRole('button', { name: 'Zoom' });
      await zoom.focus();
      await zoom.press('Enter');
      await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'a review that was refused',
    path: '/products/salmon-nigiri#reviews',
    signedIn: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Submit review' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'the lightbox',
    path: '/gallery',
    async reach(page) {
      await page.getByRole('main').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a list without products',
    path: '/products?search=xyzzy',
    async reach(page) {
      await expect(page.getByText('No products found matching "xyzzy".')).toBeVisible();
    },
  },
];

const sizes = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

for (const [nth, state] of states.entries())
  test.describe(() => {
    if (state.errors) test.use({ expectedErrors: state.errors });

    test(`${state.name}: readable by everyone`, async ({ page, provider }) => {
      for (const { width, height, colorScheme } of inTurn(sizes, nth)) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await (state.signedIn
          ? openAs(page, await provider.newCustomer(), state.path)
          : page.goto(state.path));
        await waitForHydration(page);
        await state.reach(page, provider);
        await expectReadable(page);
        await provider.clearFaults();
      }
    });
  });
