import type { Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.ts';
import { startSandbox } from '../../../scripts/shop.ts';
import { openAs } from '../../account/customer.ts';
import { createProvider, type Provider } from '../../provider.ts';
import { openOrders } from '../../soak/orders.ts';
import { addRandomFaults } from '../../soak/random-faults.ts';
import { seeded } from '../../soak/random.ts';
import { steps, type Shopper } from '../../soak/shopper.ts';
import { startLoad } from '../load.ts';
import { expect, test } from '../operation-test.ts';
import { memoryOf } from '../edge-processes.ts';
import { noteLosses } from '../results.ts';

const minutes = Number(process.env['MIXED_MINUTES'] ?? 10);
const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000);
const megabyte = 1024 * 1024;

/** Visitors who only look: what everybody asks for, searches, a made-up address, files. */
const visitors = [
  { kind: 'page', path: '/' },
  { kind: 'page', path: '/products' },
  { kind: 'page', path: '/products?search=a[n]' },
  { kind: 'page', path: '/products/salmon-nigiri' },
  { kind: 'page', path: '/blog/seventy-degrees' },
  { kind: 'page', path: '/products/made-up-[n]' },
  { kind: 'file', path: '/embed/catalog.js' },
  { kind: 'file', path: '/discovery.json' },
];

// What the shop and Chromium log of failures.
test.use({ expectedErrors: /./ });

async function openShopper(browser: Browser, provider: Provider, url: string, n: number): Promise<Shopper> {
  const context = await browser.newContext({ baseURL: url });
  const customer = await provider.newCustomer();
  const page = await context.newPage();
  await openAs(page, customer, '/');
  const name = ['Aiko', 'Ben'][n] ?? `Shopper ${n}`;
  return {
    name,
    context,
    customer,
    random: seeded(seed + n),
    stays: n % 2 === 0,
    page,
    confirmed: [],
    pressed: [],
  };
}

/** One step after the other; one that a fault has stopped is given up. */
async function shopOn(shopper: Shopper, ends: number): Promise<number> {
  const own = Object.values(shopper.stays ? steps.stays : steps.reloads);
  let done = 0;
  while (Date.now() < ends) {
    try {
      await shopper.random.pick(own)(shopper);
      done += 1;
    } catch {
      if (!shopper.stays) await shopper.page.goto('/').catch(() => undefined);
    }
  }
  return done;
}

/** Memory of edges with their renderers, every few seconds. */
async function sampleMemory(pids: readonly number[], ends: number): Promise<number[]> {
  const samples: number[] = [];
  while (Date.now() < ends) {
    samples.push(pids.reduce((sum, pid) => sum + memoryOf(pid), 0));
    await setTimeout(3000);
  }
  return samples;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

test(`shoppers, visitors and random faults of the provider, ${minutes} minutes: each order once, level memory, no failure of the shop’s own`, async ({
  browser,
  shop,
  startEdges,
}) => {
  test.setTimeout((minutes + 10) * 60_000);
  console.log(`seed ${seed}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-mixed-'));
  const port = await freePort();
  const sandbox = await startSandbox({ dataDir, port });
  // As it is deployed, but for what a busy machine does to the budget of a page.
  const many = await startEdges(
    { ...shop.settings, ...sandbox.settings },
    { apiBase: sandbox.apiBase, port },
  );
  const provider = createProvider(sandbox.apiBase);
  const orders = openOrders(dataDir);
  orders.fillStock();
  const shoppers = await Promise.all([0, 1].map((n) => openShopper(browser, provider, many.url, n)));
  const load = await startLoad({ url: many.url, requests: visitors, rate: 10 });
  const ends = Date.now() + minutes * 60_000;
  const [faults, memory, ...done] = await Promise.all([
    addRandomFaults(provider, seed + 99, ends),
    sampleMemory(
      many.edges.map(({ pid }) => pid),
      ends,
    ),
    ...shoppers.map((shopper) => shopOn(shopper, ends)),
  ]);
  const came = await load.stop();
  await Promise.all(shoppers.map(({ context }) => context.close()));

  const streets = orders.byStreet();
  orders.close();
  const pressed = shoppers.flatMap((shopper) => shopper.pressed);
  const confirmed = shoppers.flatMap((shopper) => shopper.confirmed);
  const third = Math.floor(memory.length / 3);
  const [middle, last] = [memory.slice(third, 2 * third), memory.slice(2 * third)].map(median);
  const own = came.lost.filter((one) => !one.endsWith(': 503'));
  noteLosses(`mixed load, ${minutes} minutes`, { ...came, lost: own });
  console.log(
    `  ${faults} faults, ${done.reduce((sum, count) => sum + count, 0)} steps, ${pressed.length} orders pressed, ` +
      `${confirmed.length} confirmed; ${came.statuses[503] ?? 0} pages that the provider failed; ` +
      `memory ${Math.round((middle ?? 0) / megabyte)} to ${Math.round((last ?? 0) / megabyte)} MB`,
  );
  // Statuses of nginx's log, shoppers included: 503 is the provider's failure, 500, 502 and 504 would be the shop's.
  const failed = many.nginx.log().filter(({ status }) => status >= 500 && status !== 503);
  expect(failed).toEqual([]);
  expect(own).toEqual([]);
  expect(confirmed.filter((street) => streets.get(street) !== 1)).toEqual([]);
  expect(pressed.filter((street) => (streets.get(street) ?? 0) > 1)).toEqual([]);
  expect([...streets.keys()].filter((street) => !pressed.includes(street))).toEqual([]);
  expect(last).toBeLessThan((middle ?? 0) * 1.25);
  await sandbox.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
