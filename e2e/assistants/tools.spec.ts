import type { Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../shared/testing/chromium.ts';
import { openAs } from '../account/customer.ts';
import { expect, expectReadable, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';

const executablePath = chromiumPath();

interface Answer {
  readonly content: readonly { readonly text: string }[];
  readonly isError?: boolean;
}

interface Holder {
  modelContext?: { registerTool(tool: object, options: { signal: AbortSignal }): unknown };
  shopTools: Map<string, { execute(input: unknown): Promise<Answer> }>;
}

// Behind its flag, where this browser has it.
test.use({
  launchOptions: {
    args: [...chromiumArguments, '--enable-features=WebMCP'],
    ...(executablePath && { executablePath }),
  },
});

/** Notes what is registered, with the browser's own interface where it has one, so that any browser can be asked. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const tools: Holder['shopTools'] = new Map();
    const holder = document as unknown as Holder;
    const own = holder.modelContext;
    const registerTool = (tool: { readonly name: string }, options: { signal: AbortSignal }) => {
      tools.set(tool.name, tool as never);
      return own?.registerTool(tool, options);
    };
    Object.defineProperty(document, 'modelContext', { value: { registerTool } });
    Object.assign(globalThis, { shopTools: tools });
  }),
);

const registered = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as Holder).shopTools.keys()].sort());

const call = (page: Page, name: string, input: unknown) =>
  page.evaluate(
    async ([tool, given]) => {
      const answer = await (globalThis as unknown as Holder).shopTools.get(tool)?.execute(given);
      return { text: answer?.content[0]?.text ?? '', isError: answer?.isError === true };
    },
    [name, input] as const,
  );

const all = ['add_to_cart', 'open_cart', 'search_dishes', 'show_dish'];

test('an assistant finds a dish, shows it, adds it once the person agrees, and opens the cart [AST-01] [AST-02]', async ({
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();
  await openAs(page, customer, '/');
  await waitForHydration(page);
  await expect.poll(() => registered(page)).toEqual(all);
  const found = await call(page, 'search_dishes', { search: 'tuna nigiri' });
  expect(JSON.parse(found.text)).toContainEqual({
    slug: 'tuna-nigiri',
    name: 'Tuna nigiri',
    price: '11.40',
    available: true,
  });
  await call(page, 'show_dish', { slug: 'tuna-nigiri' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuna nigiri');

  const question = page.getByRole('dialog', { name: 'Your assistant asks' });
  const declined = call(page, 'add_to_cart', { slug: 'tuna-nigiri', quantity: 2, note: 'No wasabi' });
  await expect(question).toContainText(
    'Add 2 × Tuna nigiri to your cart, at $11.40 each? Note to the kitchen: No wasabi',
  );
  await expectReadable(page);
  await page.keyboard.press('Escape');
  expect(await declined).toEqual({ text: 'The person declined. Nothing was added.', isError: false });
  expect(await provider.call('/orders/cart/', { token: customer.access })).toMatchObject({ items: [] });

  const added = call(page, 'add_to_cart', { slug: 'tuna-nigiri', quantity: 2, note: 'No wasabi' });
  await question.getByRole('button', { name: 'Add to Cart' }).click();
  expect(await added).toEqual({ text: '2 × Tuna nigiri added to the cart.', isError: false });
  expect(await provider.call('/orders/cart/', { token: customer.access })).toMatchObject({
    items: [{ quantity: 2, customization: { Note: 'No wasabi' } }],
  });
  await call(page, 'open_cart', {});
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
  expect(await registered(page)).toEqual(all);
});

test('what an assistant may not have, or asks wrongly, it is told [AST-02] [AST-03]', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await expect.poll(() => registered(page)).toEqual(all);
  expect(await call(page, 'add_to_cart', { slug: 'tuna-nigiri' })).toEqual({
    text: 'Nothing was added: the person has to log in to the shop first.',
    isError: false,
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const input of [{}, { slug: '../account' }, { slug: 7 }, null])
    expect(await call(page, 'show_dish', input)).toEqual({
      text: 'The input does not fit the schema.',
      isError: true,
    });
  expect(new URL(page.url()).pathname).toBe('/');
});

test.describe('an unknown dish', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is not shown [AST-03]', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => registered(page)).toEqual(all);
    expect(await call(page, 'show_dish', { slug: 'no-such-dish' })).toEqual({
      text: 'There is no such dish on the menu.',
      isError: true,
    });
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
