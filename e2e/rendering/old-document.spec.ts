import type { Page } from '@playwright/test';
import { customerWithCart, openAs, tokenUntil } from '../account/customer.ts';
import { expect, test } from '../fixtures.ts';
import type { Provider } from '../provider.ts';
import { hydrationElementId } from '../../shared/contracts/document-names.ts';
import { waitForHydration } from '../shop-page.ts';

const dish = '/products/salmon-nigiri';
const price = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

/** The dish as the provider has it from now on. */
async function setPrice(provider: Provider, amount: string): Promise<void> {
  const path = '/products/products/salmon-nigiri/';
  const product = (await provider.call(path)) as object;
  const body = { ...product, price: amount };
  await provider.fault({ match: { path: `/api${path}` }, kind: 'status', status: 200, body });
}

/** Opens the dish, then another document, and goes back. Tests run without the browser's cache for whole pages: it takes the file. */
async function leaveAndComeBack(page: Page, meanwhile = async () => {}, shop = ''): Promise<void> {
  await page.goto(`${shop}${dish}`);
  await waitForHydration(page);
  await page.goto(`${shop}/faq`);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
}

/** What a page asks the shop of itself waits until `answer` is called: in the page, since Playwright's routes switch the cache off. */
async function holdQuestion(page: Page) {
  await page.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (input !== location.href) return send(input, init);
      const isAnswered = await new Promise((resolve) => Object.assign(globalThis, { answer: resolve }));
      if (!isAnswered) throw new TypeError('no answer');
      return send(input, init);
    };
  });
  return {
    async answer(isAnswered = true) {
      await expect.poll(() => page.evaluate(() => 'answer' in globalThis)).toBe(true);
      await page.evaluate(
        (is) => (globalThis as unknown as { answer(is: boolean): void }).answer(is),
        isAnswered,
      );
    },
  };
}

/** Whether the document is the one that was marked, once nothing is on its way any more. */
async function expectSameDocument(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'isMarked' in globalThis)).toBe(true);
}

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }));

test('a document that the browser shows again without asking is loaded anew where the shop says something else [RTE-17]', async ({
  page,
  provider,
}) => {
  const question = await holdQuestion(page);
  await leaveAndComeBack(page, () => setPrice(provider, '77.00'));
  await expect(price(page, '$9.80')).toBeVisible();
  await question.answer();
  await expect(price(page, '$77.00')).toBeVisible();
  await waitForHydration(page);
});

test('it stays where the shop says the same [RTE-17]', async ({ page }) => {
  const question = await holdQuestion(page);
  await leaveAndComeBack(page);
  await mark(page);
  await question.answer();
  await expectSameDocument(page);
});

test('it stays where no answer comes [RTE-17]', async ({ page, provider }) => {
  const question = await holdQuestion(page);
  await leaveAndComeBack(page, () => setPrice(provider, '77.00'));
  await mark(page);
  await question.answer(false);
  await expectSameDocument(page);
  await expect(price(page, '$9.80')).toBeVisible();
});

test('it stays where the edge could not render the page in time [RTE-17]', async ({
  page,
  provider,
  startFurtherEdge,
}) => {
  const edge = await startFurtherEdge({ RENDER_BUDGET: '2500', RENDER_CACHE: '0' });
  const question = await holdQuestion(page);
  const path = '/api/products/products/salmon-nigiri/';
  await leaveAndComeBack(
    page,
    () => provider.fault({ match: { path }, kind: 'delay', ms: 60_000 }),
    edge.url,
  );
  await mark(page);
  const answered = page.waitForResponse(`${edge.url}${dish}`);
  await question.answer();
  expect((await answered).status()).toBe(200);
  await expectSameDocument(page);
  await expect(price(page, '$9.80')).toBeVisible();
});

test('it stays where the visitor has begun to use it [RTE-17]', async ({ page, provider }) => {
  const question = await holdQuestion(page);
  await leaveAndComeBack(page, () => setPrice(provider, '77.00'));
  await mark(page);
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1 }).click();
  await question.answer();
  await expectSameDocument(page);
  await expect(price(page, '$9.80')).toBeVisible();
});

test('a session that is renewed meanwhile is waited for [RTE-17]', async ({
  page,
  provider,
  startFurtherEdge,
}) => {
  const { url } = await startFurtherEdge({ RENDER_CACHE: '0' });
  const customer = await customerWithCart(provider);
  await page.addInitScript((id) => {
    const send = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (input !== location.href) return send(input, init);
      await new Promise((done) => requestAnimationFrame(done));
      return new Response(`<script id="${id}">{}</script>`);
    };
  }, hydrationElementId);
  // This provider gives a session's renewal once.
  await provider.fault({ match: { path: '/api/accounts/token/refresh/' }, kind: 'delay', ms: 1500 });
  await openAs(page, customer, dish, url);
  await waitForHydration(page);
  await page.goto(`${url}/faq`);
  await page.waitForLoadState('networkidle');
  // The page lives on until the next one is there, and renews the session meanwhile.
  await provider.fault({ match: { path: '/api/products/products/salmon-nigiri/' }, kind: 'delay', ms: 1000 });
  await page.evaluate((expired) => localStorage.setItem('authToken', expired), tokenUntil(1000));
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});
