import type { Page } from '@playwright/test';
import { customerWithCart, openAs, restock } from '../../account/customer.ts';
import { waitForHydration } from '../../shop-page.ts';
import { loseFiles, promoteByHand, truncateRecord } from '../damage.ts';
import { broken, heading } from '../edits.ts';
import { expect, test, untilRead, type ReleasedShop } from '../release-test.ts';
import type { Edit } from '../variant.ts';
import { title, visitBlog } from '../visitors.ts';

test('during a release any edge serves the files of either version [DEP-16]', async ({
  page,
  releasedShop,
}) => {
  await page.goto(`${releasedShop.url}/products`);
  await waitForHydration(page);
  await releasedShop.publish('blog', 'v2', heading('Journal'));
  await releasedShop.release('promote', 'blog@v2');
  // One edge may have moved already, the other not.
  for (let count = 0; count < 10; count += 1) {
    expect(['Blog', 'Journal']).toContain(await visitBlog(page, releasedShop));
    await waitForHydration(page);
    await page.goto(`${releasedShop.url}/products`);
    await waitForHydration(page);
    await page.getByRole('navigation').getByRole('link', { name: 'BLOG' }).click();
    await expect(title(page)).toHaveText(/^(?:Blog|Journal)$/);
  }
  expect(releasedShop.proxy.failures).toEqual([]);
});

interface BrokenRelease {
  readonly edit?: Edit;
  /** What happens to it in the store before it is promoted. */
  readonly spoil?: (store: string) => void;
  /** Whether the release command refuses it; it is promoted by hand then. */
  readonly isRefused?: boolean;
  /** Beginning of a chunk's name that the store has lost, of the contact page: its form is shown as it was rendered, empty. */
  readonly lostChunk?: string;
}

const releases: Readonly<Record<string, BrokenRelease>> = {
  'throws in the browser': { edit: broken['throws in the browser'] },
  'throws late on the server': { edit: broken['throws late on the server'] },
  'loops on the server': { edit: broken['loops on the server'] },
  'leaks on the server': { edit: broken['leaks on the server'] },
  'does not load on the server': { edit: broken['does not load on the server'] },
  'misses a chunk': { lostChunk: 'contact-page-' },
  'claims a path of another area': { edit: broken['claims a path of another area'], isRefused: true },
  'has a record that is cut off': { spoil: (store) => truncateRecord(store, 'blog@v3'), isRefused: true },
};

const message = (page: Page) => page.getByLabel('Message');
const cart = (page: Page) => page.getByRole('link', { name: 'Cart, 3 items' });

/** Writes half a message in a tab of its own. */
async function beginMessage(page: Page, { url }: ReleasedShop): Promise<void> {
  await page.goto(`${url}/contact`);
  await waitForHydration(page);
  await message(page).fill('A table for six?');
  await expectKept(page);
}

/** What a shopper had before the release is there: the text and the cart. */
async function expectKept(page: Page): Promise<void> {
  await expect(message(page)).toHaveValue('A table for six?');
  await expect(cart(page)).toBeVisible();
}

/** Goes through the shop by its links, and comes back. */
async function expectKeptAround(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'GALLERY' }).click();
  await expect(title(page)).toHaveText('Product Gallery');
  await cart(page).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByText('Salmon nigiri')).toBeVisible();
  await page.keyboard.press('Escape');
  await navigation.getByRole('link', { name: 'CONTACT' }).click();
  await expectKept(page);
}

/** Pages, by whether they are the broken area's: nothing is wrong with the others, and of the broken one there is its fallback. */
const pages = [
  { path: '/blog', isBroken: true },
  { path: '/products', isBroken: false },
  { path: '/faq', isBroken: true },
  { path: '/cart', isBroken: false },
];

/** Opens pages of the shop anew, as the same customer. */
async function visitAll(page: Page, { url }: ReleasedShop): Promise<void> {
  for (const { path, isBroken } of pages) {
    const answer = await page.goto(url + path);
    expect(answer?.status()).toBe(200);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(isBroken ? title(page).or(retry).first() : title(page)).toBeVisible();
    await expect(cart(page)).toBeVisible();
    if (isBroken) continue;
    await waitForHydration(page);
    await expect(retry.or(page.getByRole('alert'))).toHaveCount(0);
  }
  await expect(page.getByText('Salmon nigiri').first()).toBeVisible();
}

/** Makes the release the default, and waits until every edge knows. */
async function goLive(
  shop: ReleasedShop,
  { edit = (_, text) => text, spoil, isRefused = false, lostChunk }: BrokenRelease,
) {
  await shop.publish('blog', 'v3', edit);
  spoil?.(shop.store);
  if (lostChunk) loseFiles(shop.store, 'public/releases/blog/v3/assets', new RegExp(`^${lostChunk}`));
  expect((await shop.release('promote', 'blog@v3')).exitCode).toBe(isRefused ? 1 : 0);
  if (isRefused) promoteByHand(shop.store, 'v3');
  await untilRead(shop, 2);
}

for (const [how, release] of Object.entries(releases))
  test(`a release that ${how} leaves the shop as it is, its shoppers what they have, and is gone by one command`, async ({
    context,
    page,
    provider,
    shop,
    releasedShop,
  }) => {
    test.setTimeout(240_000);
    await restock(shop);
    await openAs(page, await customerWithCart(provider), '/products', releasedShop.url);
    const [reloaded, later] = [await context.newPage(), await context.newPage()];
    await beginMessage(page, releasedShop);
    await beginMessage(reloaded, releasedShop);

    await goLive(releasedShop, release);
    for (let round = 0; round < 3; round += 1) await visitAll(later, releasedShop);
    await expectKept(page);
    await expectKeptAround(page);
    await reloaded.reload();
    if (release.lostChunk) await expect(reloaded.getByText('Part of this page did not load.')).toBeVisible();
    else await expectKept(reloaded);

    expect((await releasedShop.release('rollback', 'blog')).exitCode).toBe(0);
    await releasedShop.untilServed(releasedShop.version);
    // A cache in front may keep documents for five seconds; that is no part of this.
    releasedShop.proxy.clear();
    expect(await visitBlog(later, releasedShop)).toBe('Blog');
    for (const tab of [page, reloaded]) {
      await tab.reload();
      await waitForHydration(tab);
      await expectKept(tab);
      await expectKeptAround(tab);
    }
    await visitAll(later, releasedShop);
    const { lostChunk = 'none' } = release;
    expect(
      releasedShop.proxy.failures.filter((failure) => !failure.includes(`/assets/${lostChunk}`)),
    ).toEqual([]);
  });
