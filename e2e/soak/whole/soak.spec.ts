import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { grownIn, growthOf, measureHeap, type HeapSample } from '../heap.ts';
import { openOrders } from '../orders.ts';
import { addRandomFaults } from '../random-faults.ts';
import { seeded } from '../random.ts';
import { retainersOf } from '../retainers.ts';
import { follow, steps, toHome, type Shopper } from '../shopper.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 30);
const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000);
// What the shop and Chromium log of failures; errors that nobody catches are looked for below.
test.use({ expectedErrors: /./ });

test(`four shoppers, random faults, ${minutes} minutes: level heaps, each order once, no uncaught error`, async ({
  browser,
  provider,
  shop,
}) => {
  test.setTimeout((minutes + 10) * 60_000);
  console.log(`seed ${seed}`);
  const orders = openOrders(shop.dataDir);
  orders.fillStock();
  const ends = Date.now() + minutes * 60_000;
  const errors: string[] = [];
  const shoppers: Shopper[] = [];
  for (const [n, name] of ['Aiko', 'Ben', 'Cleo', 'Dan'].entries()) {
    const context = await browser.newContext({ baseURL: shop.url });
    // One clock is five hours fast.
    if (n === 3) await context.clock.install({ time: Date.now() + 5 * 3_600_000 });
    context.on('page', (page) => listen(page, name, errors));
    const customer = await provider.newCustomer();
    const page = await context.newPage();
    await page.goto('/login');
    await page.evaluate(
      ([access, refresh]) => {
        localStorage.setItem('authToken', access);
        localStorage.setItem('refreshToken', refresh);
      },
      [customer.access, customer.refresh] as const,
    );
    await page.goto('/');
    const random = seeded(seed + n);
    shoppers.push({ name, context, customer, random, stays: n < 2, page, confirmed: [], pressed: [] });
  }

  const counts = new Map<string, { done: number; givenUp: number }>();
  const heaps = new Map(shoppers.map(({ name }) => [name, [] as HeapSample[]]));
  const shopOn = async (shopper: Shopper) => {
    const own = Object.entries(shopper.stays ? steps.stays : steps.reloads);
    for (let n = 1; Date.now() < ends; n += 1) {
      const [name, step] = shopper.random.pick(own);
      const count = counts.get(name) ?? { done: 0, givenUp: 0 };
      counts.set(name, count);
      try {
        await step(shopper);
        count.done += 1;
      } catch {
        // A step that a fault has stopped: the shopper does something else.
        count.givenUp += 1;
        await toHome(shopper).catch(() => undefined);
      }
      if (shopper.stays && n % 3 === 0) heaps.get(shopper.name)?.push(...(await sampleOf(shopper.page)));
    }
  };
  const [faults] = await Promise.all([addRandomFaults(provider, seed + 99, ends), ...shoppers.map(shopOn)]);

  console.table(Object.fromEntries(counts));
  const growths = [...heaps].flatMap(([name, samples]) => {
    const growth = growthOf(samples);
    if (growth) console.log(name, `${samples.length} samples`, JSON.stringify(growth));
    return growth ? [{ name, ...growth }] : [];
  });
  const streets = orders.byStreet();
  orders.close();
  const pressed = shoppers.flatMap((shopper) => shopper.pressed);
  const confirmed = shoppers.flatMap((shopper) => shopper.confirmed);
  console.log(
    `${faults} faults, ${pressed.length} orders pressed, ${confirmed.length} confirmed, errors: ${errors.length}`,
  );
  expect(confirmed.length, 'orders were confirmed').toBeGreaterThan(0);
  expect(
    confirmed.filter((street) => streets.get(street) !== 1),
    'confirmed, and not there once',
  ).toEqual([]);
  expect(
    pressed.filter((street) => (streets.get(street) ?? 0) > 1),
    'there twice',
  ).toEqual([]);
  expect([...streets].filter(([street]) => !pressed.includes(street)).length, 'orders of nobody').toBe(0);
  expect(errors, 'uncaught errors, and errors of the shop itself').toEqual([]);
  expect(
    growths.map(({ name }) => name),
    'measured at least six times',
  ).toEqual(shoppers.filter(({ stays }) => stays).map(({ name }) => name));
  const grown = growths.map((growth) => ({ name: growth.name, grown: grownIn(growth) }));
  for (const { name } of grown.filter((of) => of.grown.length > 0)) {
    const page = shoppers.find((shopper) => shopper.name === name)?.page;
    if (page) console.log(`${name}: ${await retainersOf(page)}`);
  }
  expect(grown, 'level').toEqual(growths.map(({ name }) => ({ name, grown: [] })));
  await Promise.all(shoppers.map(({ context }) => context.close()));
});

/** Errors that nobody caught, and those that only code can make. */
function listen(page: Page, name: string, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`${name}: ${error.stack ?? String(error)}`));
  page.on('console', (message) => {
    const text = message.text();
    if (
      message.type() === 'error' &&
      /TypeError|ReferenceError|RangeError|Minified React|hydrat/i.test(text) &&
      !/Failed to fetch/.test(text)
    )
      errors.push(`${name}: ${text}`);
  });
}

/** On a page that is the same each time; none where a fault is in the way. */
async function sampleOf(page: Page): Promise<HeapSample[]> {
  try {
    await follow(page, 'FAQs');
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
    return [await measureHeap(page)];
  } catch {
    return [];
  }
}
