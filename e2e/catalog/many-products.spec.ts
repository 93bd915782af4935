import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { longestTask, type TraceEvent } from './longest-task.ts';
import { quiet } from '../quiet.ts';

const list = '^/api/products/products/\\?is_active=true$';
// A phone's processor to a desk's.
const slower = 4;

/** As many products as asked for, made from those that the shop has. */
function manyProducts(listed: unknown, count: number): unknown[] {
  const products = listed as { slug: string; name: string }[];
  return Array.from({ length: count }, (_, place) => {
    const product = products[place % products.length];
    return {
      ...product,
      id: place + 1,
      slug: `${product?.slug}-${place}`,
      name: `${product?.name} ${place}`,
    };
  });
}

/** Milliseconds of work, by its own clock, that the longest task of the page's thread takes meanwhile. */
async function longestDuring(page: Page, action: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser to measure.');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await action();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return longestTask(trace.traceEvents);
}

/** The same for a press, until something shows; locators are not asked meanwhile: they work in the page's own time. */
async function pressed(page: Page, what: Locator, until: () => boolean): Promise<number> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing to press.');
  return longestDuring(page, async () => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(until);
  });
}

// A trace of the test would copy the whole page with every step, in the page's own time.
test.use({ trace: 'off' });

test('500 products in one list answer to touch, scrolling and filters', async ({ page, provider }) => {
  const body = manyProducts(await provider.call('/products/products/?is_active=true'), 500);
  await provider.fault({ match: { path: list }, kind: 'status', status: 200, body });
  await page.goto('/products');
  await expect(page.getByText('500 products')).toBeVisible();
  await quiet(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });

  // Other programs on the machine lengthen single tasks: of three stretches the middle one counts.
  const stretches: number[] = [];
  for (let stretch = 0; stretch < 3; stretch += 1) {
    const before = await page.evaluate(() => scrollY);
    const task = await longestDuring(page, async () => {
      for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 1500);
      await page.waitForFunction((from) => scrollY > from + 3000, before);
    });
    stretches.push(task);
  }
  const [, scrolling = Number.NaN] = stretches.toSorted((one, other) => one - other);
  await page.evaluate(() => scrollTo(0, 0));
  const opening = await pressed(
    page,
    page.getByRole('button', { name: /^Filters/ }),
    () => document.querySelector('dialog[open]') !== null,
  );
  const box = page.getByRole('checkbox', { name: /^Vegan/ });
  const filtering = await pressed(
    page,
    box,
    () => document.querySelectorAll('main a[href^="/products/"]').length < 300,
  );
  await expect(page.getByText(/^\d+ of 500 products$/).first()).toBeVisible();
  // Times are told and not judged: a busy machine lengthens them several times over.
  const description = JSON.stringify({ scrolling, opening, filtering });
  test.info().annotations.push({ type: 'longest tasks in milliseconds', description });
  console.log(`500 products, longest tasks in milliseconds: ${description}`);
});
