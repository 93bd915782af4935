import type { Page } from '@playwright/test';
import { logIn } from '../account/customer.ts';
import { serveForeignPage } from '../embed/foreign-page.ts';
import { expect, test } from '../fixtures.ts';
import type { Provider } from '../provider.ts';
import { findViolations, wcag22aa } from '../../kit/src/suite/axe.ts';
import { watchMovement } from '../../kit/src/suite/watch-movement.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { whole } from '../whole.ts';

const findings = (page: Page) => findViolations(page, { tags: wcag22aa });

const screens = [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1280, height: 900 }],
] as const;

for (const [name, viewport] of screens) {
  test.describe(`on a ${name}`, () => {
    // Optional fonts have a tenth of a second in which they may still change the widths of words.
    test.use({ viewport, expectedErrors: /net::ERR_FAILED/ });
    test.beforeEach(({ context }) => context.route(/\.woff2$/, (route) => route.abort()));

    test('a post of everything an editor can write is readable by everyone and stays in place', async ({
      page,
      provider,
    }) => {
      const movement = await watchMovement(page);
      await page.route('https://player.vimeo.com/video/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Video</title>A video',
        }),
      );
      await putRichPost(provider);
      await page.goto('/blog/everything');
      const video = page.getByTitle('Rolling a maki');
      await video.scrollIntoViewIfNeeded();
      await expect(video.contentFrame().getByText('A video')).toBeVisible();
      await page.locator('#comments').scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();
      await quiet(page);
      expect(await findings(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways scroll').toBe(0);
      expect(await movement()).toEqual([]);
    });

    for (const path of ['/blog', '/contact', '/faq', '/company-info', '/refund-policy']) {
      test(`${path} stays in place, down to its foot`, path === '/blog' ? {} : whole, async ({ page }) => {
        const movement = await watchMovement(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(page.getByRole('region', { name: 'Get In Touch' })).toHaveAttribute(
          'aria-busy',
          'false',
        );
        expect(await movement()).toEqual([]);
      });
    }
  });
}

test('an address opens its question, also one that names words of the answer', async ({ page }) => {
  await page.goto('/faq#how-long-will-it-keep');
  await expect(page.getByText('within the hour')).toBeInViewport();
  await expect(page.getByText('four miles')).toBeHidden();
  // What a browser's search does, an address can ask for: https://wicg.github.io/scroll-to-text-fragment/
  await page.goto('about:blank');
  await page.goto('/faq#:~:text=four%20miles');
  await expect(page.getByText('four miles')).toBeInViewport();
});

test('a login leads back to the comments, where a reload restores what was written', async ({
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();
  await page.goto('/blog/a-soup-that-starts-the-day-before');
  await page
    .getByRole('region')
    .or(page.locator('#comments'))
    .getByRole('link', { name: 'Log in', exact: true })
    .click();
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/blog\/a-soup-that-starts-the-day-before#comments$/);
  await expect(page.getByRole('heading', { name: /^Comments/ })).toBeInViewport();
  await page.getByLabel('Your comment').fill('Half a thought');
  await page.reload();
  await expect(page.getByLabel('Your comment')).toHaveValue('Half a thought');
});

test('a map is requested when it is near the viewport', async ({ page, provider }) => {
  const asked: string[] = [];
  await page.route('https://maps.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>A map' });
  });
  const info = (await provider.call('/contact/info/')) as { branch_locations: object[] };
  const branch = { ...info.branch_locations[0], map_embed_link: null };
  const branch_locations = Array.from({ length: 12 }, (_, id) => ({
    ...branch,
    id,
    is_hq: id === 0,
    map_embed_link: id === 11 ? 'https://maps.example/embed' : null,
  }));
  const body = { ...info, branch_locations };
  await provider.fault({ match: { path: '/api/contact/info/' }, kind: 'malformed', body });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Our Locations' })).toBeVisible();
  await quiet(page);
  expect(asked).toEqual([]);
  await page.getByRole('heading', { name: 'Email Us' }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe').contentFrame().getByText('A map')).toBeVisible();
});

test('journal, contact and questions are readable by everyone on a foreign page', async ({
  page,
  shop,
  provider,
}) => {
  await putRichPost(provider);
  const settings = `api-base="${shop.apiBase}" tenant="7" storefront-url="${shop.url}"`;
  const widgets = ['shop-blog', 'shop-contact', 'shop-faq'].map((name) => `<${name} ${settings}></${name}>`);
  const foreign = await serveForeignPage(
    `<!doctype html><html lang="en"><title>Somebody else</title><link rel="icon" href="data:,"><script type="module" src="${shop.url}/embed/blog.js"></script><body>${widgets.join('')}</body></html>`,
  );
  await page.goto(foreign.url);
  const faq = page.locator('shop-faq');
  await faq.getByRole('heading', { name: 'Where do you deliver?' }).click();
  await expect(faq.getByText('four miles')).toBeVisible();
  const contact = page.locator('shop-contact');
  await expect(contact.getByRole('link', { name: /^Facebook/ })).toBeVisible();
  const blog = page.locator('shop-blog');
  await blog.getByRole('link', { name: /A soup that starts/ }).click();
  await expect(blog.getByRole('heading', { name: /^Comments/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await foreign.close();
});

/** Puts a post at `/blog/everything` that holds everything an editor can write. */
async function putRichPost(provider: Provider): Promise<void> {
  const [known] = (await provider.call('/blog/posts/')) as object[];
  const body = { ...known, slug: 'everything', title: 'Everything', content };
  await provider.fault({ match: { path: '/api/blog/posts/everything/' }, kind: 'malformed', body });
}

const content = `
<p>A <a href="https://rice.example/">way out</a> and a <a href="/faq">way on</a>, <code>code</code> and <kbd>Enter</kbd>.</p>
<h1>Rice</h1><p style="color: red; text-align: center" onclick="track()">Washed <mark>twice</mark>, H<sub>2</sub>O.</p>
<h3>Lists</h3><ul><li>one<ul><li>within</li></ul></li></ul><ol start="3"><li>three</li></ol>
<blockquote><p>Taste, wait a minute, taste again.</p><p><cite>Ren</cite></p></blockquote>
<h3>Tables</h3><table><caption>Prices</caption><thead><tr>${'<th>Wednesday</th>'.repeat(9)}</tr></thead><tbody><tr>${'<td>4.80</td>'.repeat(9)}</tr></tbody></table>
<pre><code>wash(rice).then(soak).then(cook).then(season).then(fan).then(serve).then(wash).then(dry).then(rest)</code></pre>
<p><iframe src="https://player.vimeo.com/video/1" title="Rolling a maki" width="560" height="315"></iframe></p>
<figure><img src="/media/posts/soup.webp" alt="A bowl of soup" width="1400" height="700"><figcaption>A bowl</figcaption></figure>
<hr><dl><dt>Nori</dt><dd>Seaweed</dd></dl><details><summary>More</summary><p>Rice.</p></details>`;
