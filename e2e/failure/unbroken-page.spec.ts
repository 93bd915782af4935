import type { Page, Route } from '@playwright/test';
import { watchMovement } from '../../kit/src/suite/watch-movement.ts';
import { expect, expectReadable, test, uncachedRendering } from '../fixtures.ts';
import { searchField, waitForHydration } from '../shop-page.ts';
import { brokenBuilds, type Breakage } from './broken-release.ts';
import { whole } from '../whole.ts';

// A page with a form, links, a search and pictures that wait for code, rendered at the edge: its code fails in every way.
const path = '/contact';
test.use({
  expectedErrors:
    /could not be (?:loaded|hydrated)|requested once more|Failed to (?:load|fetch|find)|integrity|net::ERR_|boom|status of/,
});

const notice = (page: Page) => page.locator('#shop-notice');
const retry = (page: Page) => notice(page).getByRole('button', { name: 'Try again' });
const message = (page: Page) => page.getByLabel('Message');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

const refuse = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const abort = (route: Route) => route.abort('connectionreset');
async function alter(route: Route): Promise<void> {
  // Not `route.fetch`: its response is gone when the page has gone on meanwhile.
  const file = await fetch(route.request().url());
  const body = `globalThis.foreignCode = true;${await file.text()}`;
  await route.fulfill({ body, contentType: 'text/javascript' });
}

/** Makes a file fail until it is healed. */
async function spoil(page: Page, file: RegExp, fault: (route: Route) => Promise<void>): Promise<() => void> {
  let isHealed = false;
  await page.route(file, (route) => (isHealed ? route.continue() : fault(route)));
  return () => {
    isHealed = true;
  };
}

/** The page as it was rendered, to be read and used as without script, with the notice alone. */
async function expectUnbroken(page: Page): Promise<void> {
  await expect(notice(page).getByText('Part of this page did not load.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('not available right now')).toHaveCount(0);
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  expect(await page.evaluate(() => 'foreignCode' in globalThis), 'altered code has run').toBe(false);
}

/** What needs code does nothing and loses nothing. */
async function expectTextKept(page: Page): Promise<void> {
  await message(page).fill('A table for six?');
  await message(page).press('Tab');
  await send(page).press('Enter');
  await expect(page).toHaveURL(path);
  await expect(message(page)).toHaveValue('A table for six?');
}

/** Links and the search load documents. */
async function expectDocuments(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  expect(await page.evaluate(() => 'marked' in globalThis), 'links load documents').toBe(false);
  await searchField(page).fill('salmon');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\/products\?search=salmon$/);
}

type Spoiled = readonly [
  what: string,
  file: RegExp,
  fault: (route: Route) => Promise<void>,
  details?: typeof whole,
];

/** `npm test` spoils each file in one way: how a file is fetched and checked does not depend on which it is. */
const files: readonly Spoiled[] = [
  ['the shell’s entry does not arrive', /\/host\/\w+\/assets\/main-[^/]*\.js$/, abort],
  ['the shell’s entry was altered', /\/host\/\w+\/assets\/main-[^/]*\.js$/, alter, whole],
  ['a file that the shell’s entry imports was altered', /\/host\/\w+\/assets\/base-[^/]*\.js$/, alter],
  ['a chunk of the shell is gone', /\/hydrate-shop-[^/]*\.js$/, refuse],
  ['a chunk of the shell was altered', /\/hydrate-shop-[^/]*\.js$/, alter, whole],
  ['the area’s entry is gone', /\/blog\/\w+\/remoteEntry\.js$/, refuse, whole],
  ['the area’s entry was altered', /\/blog\/\w+\/remoteEntry\.js$/, alter],
  ['a chunk of the page is gone', /\/contact-page-[^/]*\.js$/, refuse],
  ['a chunk of the page was altered', /\/contact-page-[^/]*\.js$/, alter, whole],
];

const boom = `throw new Error('boom')`;
const breakages: Readonly<Record<string, Breakage & { readonly name: string }>> = {
  'the area’s code throws as it is imported': {
    name: 'import',
    app: 'blog',
    file: /\/area-[^/]*\.js$/,
    change: (code) => `${code};${boom};`,
  },
  'the area’s code throws as its routes are made': {
    name: 'routes',
    app: 'blog',
    file: /\/area-[^/]*\.js$/,
    change: (code) => code.replace(/routes:(?=[\w$]+=>)/, `routes(){${boom}},unused:`),
  },
  'the page’s code throws as it is hydrated': {
    name: 'hydration',
    app: 'blog',
    file: /\/contact-page-[^/]*\.js$/,
    change: (code) =>
      code.replace(
        /(export\{[^}]*?)[\w$]+ as ContactPage/,
        `function broken(){${boom}}$1broken as ContactPage`,
      ),
  },
  'the shell throws as it is imported': {
    name: 'shell',
    app: 'host',
    file: /\/base-[^/]*\.js$/,
    change: (code) => `${code};${boom};`,
  },
};

for (const width of [390, 1280]) {
  test.describe(`${width} wide`, width === 1280 ? whole : {}, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [what, file, fault, details = {}] of files)
      test(
        `${what}: the rendered page stays, and Try again completes it [LAY-36, LAY-37, DEP-25]`,
        details,
        async ({ page }) => {
          const movement = await watchMovement(page);
          const heal = await spoil(page, file, fault);
          await page.goto(path);
          await expectUnbroken(page);
          await expectReadable(page);
          await expectTextKept(page);
          await retry(page).click();
          await expect(notice(page).getByText('Still not available.')).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
          expect(await movement()).toEqual([]);
          heal();
          await retry(page).click();
          await waitForHydration(page);
          await expect(notice(page)).toBeEmpty();
          await expect(message(page)).toHaveValue('A table for six?');
          const sent = page.waitForRequest((request) => request.method() === 'POST');
          await page.getByLabel('Name').fill('Mele Tamati');
          await page.getByLabel('Email').fill('mele@umi.example');
          await page.getByLabel('Subject').fill('A table');
          await send(page).click();
          expect((await sent).postDataJSON()).toMatchObject({ message: 'A table for six?' });
        },
      );

    for (const [what, breakage] of Object.entries(breakages))
      test(`${what}: the rendered page stays, and what is typed with it [LAY-36, LAY-37]`, async ({
        page,
        shop,
        startFurtherEdge,
      }) => {
        const builds = await brokenBuilds(shop, `${breakage.name}-${width}`, breakage);
        const edge = await startFurtherEdge(uncachedRendering, { builds });
        const movement = await watchMovement(page);
        await page.goto(edge.url + path, { waitUntil: 'commit' });
        await expectUnbroken(page);
        await message(page).fill('A table for six?');
        expect(await movement()).toEqual([]);
        // The code has run and threw: only a new document can bring other code.
        await page.evaluate(() => Object.assign(globalThis, { marked: true }));
        const reloaded = page.waitForEvent('load');
        await retry(page).click();
        await reloaded;
        await expectUnbroken(page);
        expect(await page.evaluate(() => 'marked' in globalThis)).toBe(false);
        await expect(message(page)).toHaveValue('A table for six?');
      });

    test('links and the search of a page without its code load documents [LAY-36]', async ({ page }) => {
      const heal = await spoil(page, /\/host\/\w+\/assets\/main-[^/]*\.js$/, abort);
      await page.goto(path);
      await expectUnbroken(page);
      heal();
      await expectDocuments(page);
    });
  });
}
