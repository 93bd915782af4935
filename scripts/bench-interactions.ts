// Milliseconds from a customer's press to the next paint, on a phone with a quarter of the speed, in a shop that runs already.
import { chromium, type Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { installPressTimes, longestPress, pressByThumb } from './bench/press-times.ts';
import { summary } from '../bench/statistics.ts';
import { chromiumArguments } from '../shared/testing/chromium.ts';
import { ensureBrowser } from './browser.ts';

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    email: { type: 'string', default: 'demo@umi.example' },
    password: { type: 'string', default: 'sushi-demo-1' },
  },
  allowPositionals: true,
});
const [address] = positionals;
if (!address) {
  console.error(
    'npm run bench:interactions -- [--rounds=5] [--email=…] [--password=…] <address of a running shop>',
  );
  process.exit(2);
}

const dish = 'Tuna hosomaki';
/** What the page does on its own, such as laying out what was scrolled to, is no part of a press. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** What is pressed, in this order; the second part waits for what the press leads to. */
const presses: Readonly<
  Record<string, readonly [(page: Page) => Promise<void>, (page: Page) => Promise<void>]>
> = {
  '+ of a card': [
    (page) => pressByThumb(page, button(page, `Add ${dish} to the cart`)),
    (page) => button(page, `Remove ${dish} from the cart`).waitFor(),
  ],
  'stepper, one more': [
    (page) => pressByThumb(page, button(page, `Add ${dish} to the cart`)),
    (page) => button(page, `One ${dish} less`).waitFor(),
  ],
  'stepper, one less': [
    (page) => pressByThumb(page, button(page, `One ${dish} less`)),
    (page) => button(page, `Remove ${dish} from the cart`).waitFor(),
  ],
  'last one removed': [
    (page) => pressByThumb(page, button(page, `Remove ${dish} from the cart`)),
    (page) => page.getByRole('group', { name: `${dish} in the cart` }).waitFor({ state: 'hidden' }),
  ],
  'cart drawer': [
    (page) => pressByThumb(page, page.getByRole('link', { name: /^Cart, / })),
    (page) => button(page, 'Close cart').waitFor(),
  ],
  'drawer closed': [
    (page) => pressByThumb(page, button(page, 'Close cart')),
    (page) => page.getByRole('dialog').waitFor({ state: 'hidden' }),
  ],
  'filters opened': [
    (page) => pressByThumb(page, button(page, /^Filters/)),
    (page) => button(page, 'Close filters').waitFor(),
  ],
  'a filter': [
    (page) => pressByThumb(page, page.getByLabel('vegan').first()),
    (page) => page.waitForURL(/dietary=vegan/),
  ],
  'filters closed': [
    (page) => pressByThumb(page, button(page, 'Close filters')),
    (page) => page.getByRole('dialog').waitFor({ state: 'hidden' }),
  ],
  'letters in the search': [
    (page) => page.getByRole('searchbox', { name: 'Search products' }).first().pressSequentially('sa'),
    (page) => page.getByRole('listbox').waitFor(),
  ],
};

const browser = await chromium.launch({
  executablePath: (await ensureBrowser()).path,
  args: chromiumArguments,
});
const figures = new Map(Object.keys(presses).map((name) => [name, [] as number[]]));
for (let round = 0; round < Number(values.rounds); round += 1) {
  const page = await openMenu(address);
  for (const [name, [press, until]] of Object.entries(presses)) {
    await idle(page);
    await press(page);
    await until(page);
    figures.get(name)?.push(await longestPress(page));
  }
  await page.context().close();
}
await browser.close();
console.log('From a press to the next paint, at a quarter of the speed: milliseconds, in steps of 8');
console.table(
  Object.fromEntries(
    [...figures].map(([name, found]) => [
      name,
      { median: summary(found).median, longest: Math.max(...found) },
    ]),
  ),
);

/** The menu of a customer with an empty cart, on a phone; slowed down once it responds. */
async function openMenu(shop: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(installPressTimes);
  await page.goto('/login?redirect=/products');
  await page.getByLabel('Email').fill(values.email);
  await page.getByLabel('Password').fill(values.password);
  await button(page, 'Login').click();
  await page.waitForURL(({ pathname }) => pathname === '/products');
  await page.reload();
  await button(page, `Add ${dish} to the cart`).waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await button(page, `Add ${dish} to the cart`).scrollIntoViewIfNeeded();
  return page;
}
