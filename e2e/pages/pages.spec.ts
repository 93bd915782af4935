import type { Frame, Page } from '@playwright/test';
import { serveForeignFiles, type ForeignPage } from '../embed/foreign-page.ts';
import { expect, test as base } from '../fixtures.ts';
import { addButton } from '../shop-page.ts';
import { difference, lookOf, settle } from './look.ts';
import { elements, headings, ownCss, pageHtml } from './page-html.ts';
import { stateOf, watchPage } from './page-state.ts';
import { plainPage, thirdPartyPages, type ThirdPartyPage } from './third-party.ts';
import { whole } from '../whole.ts';

const tags = Object.keys(elements);
// Screenshots show what styles do not, and take long: one of a list, one of a form, one of text.
const pictured = ['shop-menu', 'shop-account', 'shop-faq'];

interface Look {
  readonly parts: Readonly<Record<string, string[]>>;
  readonly pictures: Readonly<Record<string, Buffer>>;
}

interface Fixtures {
  readonly open: (page: ThirdPartyPage, hasWidgets: boolean) => Promise<void>;
}

const test = base.extend<Fixtures>({
  open: async ({ page, shop }, use) => {
    const served: ForeignPage[] = [];
    await page.addInitScript(watchPage);
    await use(async (third, hasWidgets) => {
      const files = { ...third.files, '/own.css': ownCss, '/': pageHtml(third, shop, hasWidgets) };
      const site = await serveForeignFiles(files, third.headers?.(shop));
      served.push(site);
      await page.goto(site.url);
    });
    await Promise.all(served.map((site) => site.close()));
  },
});

async function allReady(frame: Frame): Promise<void> {
  for (const [tag, name] of Object.entries(headings))
    await expect(frame.locator(tag).getByRole('heading', { level: 1 }).first()).toHaveText(name);
}

async function readLook(page: Page, frame: Frame): Promise<Look> {
  await settle(frame, tags);
  const parts: Record<string, string[]> = {};
  const pictures: Record<string, Buffer> = {};
  for (const tag of tags) {
    parts[tag] = await lookOf(frame, tag);
    if (pictured.includes(tag))
      pictures[tag] = await frame.locator(tag).screenshot({ animations: 'disabled' });
  }
  return { parts, pictures };
}

let plain: Look | undefined;

/** How the widgets look on a plain page; read once. */
async function plainLook(page: Page, open: Fixtures['open']): Promise<Look> {
  if (plain) return plain;
  await open(plainPage, true);
  await allReady(page.mainFrame());
  plain = await readLook(page, page.mainFrame());
  for (const tag of tags) expect(plain.parts[tag]?.length, `parts of ${tag}`).toBeGreaterThan(3);
  return plain;
}

for (const [nth, third] of thirdPartyPages.entries()) {
  test(
    `looks the same and disturbs nothing: ${third.name}`,
    nth % 2 === 0 ? {} : whole,
    async ({ page, open, context }) => {
      const expected = await plainLook(page, open);
      await open(third, false);
      const before = await stateOf(page.mainFrame());
      // A file that was fetched is imported from the browser's cache.
      const fetched: string[] = [];
      page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(request.url()));
      const entries = await page.evaluate(() => history.length);
      await open(third, true);
      await allReady(page.mainFrame());
      expect(await stateOf(page.mainFrame())).toEqual(before);
      expect(await page.evaluate(() => [window.shifts, window.refused])).toEqual([[], []]);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      for (const file of [/\/vendor\/react\.\w+\.js$/, /\/vendor\/shop\.[\w-]+\.js$/])
        expect(
          fetched.filter((url) => file.test(url)),
          'one React and one shop for all',
        ).toHaveLength(1);

      const look = await readLook(page, page.mainFrame());
      const blank = await context.newPage();
      for (const tag of tags) expect(look.parts[tag], `styles of ${tag}`).toEqual(expected.parts[tag]);
      for (const tag of pictured) {
        const share = await difference(blank, look.pictures[tag] as Buffer, expected.pictures[tag] as Buffer);
        expect(share, `picture of ${tag}`).toBeLessThan(0.002);
      }
    },
  );
}

test('a page that swaps its body unmounts the old body’s widgets and shows those of the new one', async ({
  page,
  open,
}) => {
  const turbo = thirdPartyPages.find(({ name }) => name === 'Turbo') ?? plainPage;
  await open(turbo, true);
  await allReady(page.mainFrame());
  await page.evaluate(() => {
    window.before = document.querySelector('shop-menu') ?? undefined;
    const link = Object.assign(document.createElement('a'), { href: '/?again', textContent: 'Again' });
    document.querySelector('#own')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Again' }).click();
  await page.waitForURL('**/?again');
  await expect.poll(() => page.evaluate(() => window.before?.isConnected)).toBe(false);
  await allReady(page.mainFrame());
  expect(await page.evaluate(() => window.before?.shadowRoot?.childElementCount)).toBe(0);
  await page.goBack();
  await allReady(page.mainFrame());
});

test.describe('in a sandboxed frame, without an origin of its own', () => {
  test.use({ expectedErrors: /Storage is not available/ });

  test('shows all widgets, and a product in the menu', async ({ page, shop }) => {
    const site = await serveForeignFiles({
      '/own.css': ownCss,
      '/inner': pageHtml(plainPage, shop, true),
      '/': '<!doctype html><title>Theirs</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="/inner" width="700" height="800" name="inner"></iframe>',
    });
    await page.goto(site.url);
    await expect.poll(() => page.frame('inner')?.url()).toContain('/inner');
    const frame = page.frame('inner') ?? page.mainFrame();
    await allReady(frame);
    await frame.locator('shop-menu').getByRole('link', { name: /maki/i }).first().click();
    await expect(addButton(frame.locator('shop-menu'))).toBeVisible();
    await site.close();
  });
});
