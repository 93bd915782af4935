import type { Browser, BrowserContext } from '@playwright/test';
import { heading } from './edits.ts';
import { expect, test, untilCanaries, type ReleasedShop } from './release-test.ts';

/** What the blog is called for somebody. */
async function blogOf(visitor: BrowserContext, { url }: ReleasedShop): Promise<string> {
  const page = await visitor.newPage();
  await page.goto(`${url}/blog`);
  const text = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
  await page.close();
  return text ?? '';
}

async function newVisitors(browser: Browser, count: number): Promise<BrowserContext[]> {
  return Promise.all(Array.from({ length: count }, () => browser.newContext()));
}

test('a canary has its share of visitors, who keep it on every page and in every tab [DEP-10] [DEP-14] [DEP-15]', async ({
  browser,
  releasedShop,
}) => {
  // Sixteen visitors open 48 pages.
  test.setTimeout(600_000);
  await releasedShop.publish('blog', 'v2', heading('Journal'));
  const before = await (await fetch(`${releasedShop.url}/discovery.json`)).json();
  expect((await releasedShop.release('canary', 'blog@v2', '--share', '50')).exitCode).toBe(0);
  await untilCanaries(releasedShop, 1);
  const visitors = await newVisitors(browser, 16);
  const first: string[] = [];
  for (const visitor of visitors) first.push(await blogOf(visitor, releasedShop));
  // Of sixteen, one to fifteen: all on one side would happen once in 32,768 runs.
  expect(new Set(first)).toEqual(new Set(['Blog', 'Journal']));
  for (let round = 0; round < 2; round += 1)
    for (const [index, visitor] of visitors.entries())
      expect(await blogOf(visitor, releasedShop)).toBe(first[index]);
  const [one] = visitors;
  const cookies = (await one?.cookies(releasedShop.url)) ?? [];
  expect(cookies.map(({ name, httpOnly, value }) => [name, httpOnly, /^\d{1,4}$/.test(value)])).toEqual([
    ['shop-visitor', true, true],
  ]);
  const during = (await (await fetch(`${releasedShop.url}/discovery.json`)).json()) as Discovered;
  expect(during.microFrontends['blog']?.map(({ deployment }) => deployment)).toEqual([
    { traffic: 50, default: true },
    { traffic: 50, default: false },
  ]);
  // The others are as they were, and the end of the canary leaves everything so.
  expect((await releasedShop.release('rollback', 'blog')).exitCode).toBe(0);
  await untilCanaries(releasedShop, 0);
  expect(await (await fetch(`${releasedShop.url}/discovery.json`)).json()).toEqual(before);
  for (const visitor of visitors) {
    expect(await blogOf(visitor, releasedShop)).toBe('Blog');
    await visitor.close();
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
  await untilCanaries(releasedShop, 1);
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
