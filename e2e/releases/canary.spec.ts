import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { waitForHydration } from '../shop-page.ts';
import { heading } from './edits.ts';
import { expect, test, untilCanaries, type ReleasedShop } from './release-test.ts';

/** What the blog is called in the document that somebody is sent. */
async function blogOf(visitor: APIRequestContext, { url }: ReleasedShop): Promise<string | undefined> {
  const document = await (await visitor.get(`${url}/blog`)).text();
  return /<h1[^>]*>([^<]*)</.exec(document)?.[1];
}

/** What it is called in a tab, once its code has come. */
async function blogInTab(visitor: BrowserContext, { url }: ReleasedShop): Promise<string> {
  const tab = await visitor.newPage();
  await tab.goto(`${url}/blog`);
  await waitForHydration(tab);
  const text = await tab.getByRole('main').getByRole('heading', { level: 1 }).textContent();
  await tab.close();
  return text ?? '';
}

test('a canary has its share of visitors, who keep it on every page and in every tab [DEP-10] [DEP-14] [DEP-15]', async ({
  browser,
  playwright,
  releasedShop,
}) => {
  await releasedShop.publish('blog', 'v2', heading('Journal'));
  const before = await (await fetch(`${releasedShop.url}/discovery.json`)).json();
  expect((await releasedShop.release('canary', 'blog@v2', '--share', '50')).exitCode).toBe(0);
  await untilCanaries(releasedShop.backends, 1);
  const visitors = await Promise.all(Array.from({ length: 16 }, () => playwright.request.newContext()));
  const first: (string | undefined)[] = [];
  for (const visitor of visitors) first.push(await blogOf(visitor, releasedShop));
  // Of sixteen, one to fifteen: all on one side would happen once in 32,768 runs.
  expect(new Set(first)).toEqual(new Set(['Blog', 'Journal']));
  for (let round = 0; round < 2; round += 1)
    for (const [index, visitor] of visitors.entries())
      expect(await blogOf(visitor, releasedShop)).toBe(first[index]);
  for (const name of ['Blog', 'Journal']) {
    const storageState = await visitors[first.indexOf(name)]?.storageState();
    const context = await browser.newContext({ ...(storageState && { storageState }) });
    for (let tabs = 0; tabs < 2; tabs += 1) expect(await blogInTab(context, releasedShop)).toBe(name);
    await context.close();
  }
  const cookies = (await visitors[0]?.storageState())?.cookies ?? [];
  expect(
    cookies.map(({ name, httpOnly, value }) => [name, httpOnly, /^\d{1,4}\.[\da-f]{64}$/.test(value)]),
  ).toEqual([['shop-visitor', true, true]]);
  const during = (await (await fetch(`${releasedShop.url}/discovery.json`)).json()) as Discovered;
  expect(during.microFrontends['blog']?.map(({ deployment }) => deployment)).toEqual([
    { traffic: 50, default: true },
    { traffic: 50, default: false },
  ]);
  // The others are as they were, and the end of the canary leaves everything so.
  expect((await releasedShop.release('rollback', 'blog')).exitCode).toBe(0);
  await untilCanaries(releasedShop.backends, 0);
  expect(await (await fetch(`${releasedShop.url}/discovery.json`)).json()).toEqual(before);
  for (const visitor of visitors) {
    expect(await blogOf(visitor, releasedShop)).toBe('Blog');
    await visitor.dispose();
  }
  expect(releasedShop.proxy.failures).toEqual([]);
});

interface Discovered {
  readonly microFrontends: Readonly<Record<string, { readonly deployment: unknown }[]>>;
}

test('while a canary runs no cache keeps a document, and widgets get the default', async ({
  releasedShop,
  request,
}) => {
  await releasedShop.publish('blog', 'v2', heading('Journal'));
  await releasedShop.release('canary', 'blog@v2', '--share', '100');
  await untilCanaries(releasedShop.backends, 1);
  const document = await request.get(`${releasedShop.url}/blog`);
  expect(document.headers()['cache-control']).toBe('private, no-cache');
  expect(document.headers()['set-cookie']).toContain('shop-visitor=');
  const crawled = await request.get(`${releasedShop.url}/blog`, {
    headers: { 'User-Agent': 'Googlebot/2.1', Cookie: '' },
  });
  expect(await crawled.text()).not.toContain('Journal');
  const script = await request.get(`${releasedShop.url}/embed/blog.js`);
  expect(await script.text()).toContain(releasedShop.version);
});
