import type { Page } from '@playwright/test';
import { test as onPage } from '../embed/widgets-page.ts';
import { expect, expectNoSidewaysScroll, expectReadable, test } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { signIn } from '../rendering/held-scripts.ts';
import { whole } from '../whole.ts';

/** 640 is a window of 1280 at 200 %, 320 the same one at 400 %. */
const widths = [320, 390, 640, 768, 1280, 1920];

interface State {
  readonly path: string;
  /** Brings the page into the state; it begins at 390 px. */
  readonly enter: (page: Page) => Promise<void>;
}

const asOpened = async () => {};

async function openDiet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'My diet' }).first().click();
  await expect(page.getByRole('dialog', { name: 'My diet' }).getByRole('checkbox').first()).toBeVisible();
}

async function search(page: Page): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Search products' }).first();
  await box.fill('salmn');
  await expect(page.getByRole('listbox')).toBeVisible();
}

const states: Readonly<Record<string, State>> = {
  'the menu with a diet set': {
    path: '/products',
    async enter(page) {
      await openDiet(page);
      await page.getByRole('dialog', { name: 'My diet' }).getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Done' }).click();
    },
  },
  'the dialog of the diet': { path: '/products', enter: openDiet },
  'suggestions of the search': { path: '/products', enter: search },
  'what else was found': { path: '/products?search=salmn', enter: asOpened },
  'a favourite dish with a note': {
    path: '/products/salmon-nigiri',
    async enter(page) {
      await page.getByRole('button', { name: 'Favourite' }).click();
      await page.getByText('Note to the kitchen').first().click();
    },
  },
  'a shared basket': { path: '/products?basket=2*salmon-nigiri&basket=1*tuna-nigiri', enter: asOpened },
};

async function open(page: Page, { path, enter }: State): Promise<void> {
  await page.goto(path);
  await quiet(page);
  await enter(page);
  await quiet(page);
}

for (const [nth, [name, state]] of Object.entries(states).entries())
  test.describe(name, () => {
    test.use({ viewport: { width: 390, height: 664 } });

    test('is readable at every width, without a sideways scroll', async ({ page, provider }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const customer = await provider.newCustomer();
      await provider.addToCart(customer, 1, 2);
      await signIn(page, customer);
      await open(page, state);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 664 });
        await expectNoSidewaysScroll(page);
        if (width === widths[0] || width === widths.at(-1)) await expectReadable(page);
      }
    });

    test(
      'is readable in the dark and in the colours of the system',
      nth % 2 === 0 ? {} : whole,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await open(page, state);
        await expectReadable(page);
        await page.emulateMedia({ forcedColors: 'active' });
        // The system chooses the colours then; axe compares those that the styles name.
        await expectReadable(page, ['color-contrast']);
      },
    );
  });

onPage(
  'a widget is readable with its dialog of the diet, and with a dish',
  async ({ open: onForeign, page }) => {
    onPage.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await onForeign('<main><h1>Theirs</h1><shop-menu {settings}></shop-menu></main>');
    await openDiet(page);
    await expectReadable(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Close filters' }).click();
    await page.getByRole('link', { name: 'Salmon nigiri' }).first().click();
    await page.getByRole('button', { name: 'Favourite' }).click();
    await expectReadable(page);
  },
);
