import type { Locator } from '@playwright/test';
import type { Provider } from '../provider.ts';
import { expect, test } from '../fixtures.ts';

// The shop's own texts stand in the page of the server where they stand in the browser's, word for word.

const lists = [
  ['/products/categories/', 'description'],
  ['/pages/manage/faqs/', 'answer'],
  ['/pages/manage/documents/', 'content'],
] as const;
const things = [
  ['/products/products/', '?is_active=true', 'long_html_description'],
  ['/blog/posts/', '', 'content'],
] as const;

/** Every text of the shop that its owner has written in an editor. */
async function allTexts(provider: Provider): Promise<string[]> {
  const texts: string[] = [];
  const all = async (path: string) => (await provider.call(path)) as Record<string, string>[];
  for (const [path, field] of lists) for (const each of await all(path)) texts.push(each[field] ?? '');
  for (const [path, query, field] of things)
    for (const { slug } of await all(path + query)) {
      const thing = (await provider.call(`${path}${slug}/`)) as Record<string, string>;
      texts.push(thing[field] ?? '');
    }
  return texts.filter(Boolean);
}

// No font, so that none arrives between two looks at a page.
test.use({ expectedErrors: /net::ERR_FAILED/ });
test.beforeEach(({ context }) => context.route(/\.woff2$/, (route) => route.abort()));

for (const width of [390, 1280])
  for (const kind of ['post', 'product'] as const)
    test(`as a ${kind} every text takes the same room with and without scripts, ${width} wide`, async ({
      browser,
      page,
      provider,
      shop,
    }) => {
      const texts = await allTexts(provider);
      expect(texts.length).toBeGreaterThan(50);
      const viewport = { width, height: 900 };
      const path = await put(provider, kind, texts.join('\n'));
      const text = 'main [class*="html_"]';
      const context = await browser.newContext({ javaScriptEnabled: false, viewport });
      await context.route(/\.woff2$/, (route) => route.abort());
      const rendered = await context.newPage();
      await rendered.goto(shop.url + path);
      const before = await look(rendered.locator(text));
      await context.close();
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(page.locator(text)).toHaveAttribute('data-formatted');
      expect(before.lines.length).toBeGreaterThan(300);
      expect(before).toEqual(await look(page.locator(text)));
    });

test('named characters and odd comments are read without scripts, too', async ({
  browser,
  provider,
  shop,
}) => {
  const html = '<p>K&auml;se jalape&ntilde;o &trade; &bull; &frac12;</p><!--x--!><p>shown</p>';
  const path = await put(provider, 'post', html);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url + path);
  await expect(page.getByText('Käse jalapeño ™ • ½')).toBeVisible();
  await expect(page.getByText('shown', { exact: true })).toBeVisible();
  await context.close();
});

/** Puts a text in the place of another; gives the path of its page. */
async function put(provider: Provider, kind: 'post' | 'product', html: string): Promise<string> {
  const [list, path, page, field] = {
    post: ['/blog/posts/', '/api/blog/posts/everything/', '/blog/everything', 'content'],
    product: [
      '/products/products/?is_active=true',
      '/api/products/products/everything/',
      '/products/everything',
      'long_html_description',
    ],
  }[kind] as [string, string, string, string];
  const [known] = (await provider.call(list)) as object[];
  const body = { ...known, slug: 'everything', [field]: html };
  await provider.fault({ match: { path }, kind: 'malformed', body });
  return page;
}

/** The height of a text, and its words line by line. */
function look(text: Locator) {
  return text.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const lines = new Map<number, string>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [place] = range.getClientRects();
        if (!place) continue;
        const line = Math.round(place.top - top);
        lines.set(line, `${lines.get(line) ?? ''} ${word}`);
      }
    return { height, lines: [...lines] };
  });
}
