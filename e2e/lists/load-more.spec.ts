import type { Page } from '@playwright/test';
import type { Provider } from '../provider.ts';
import { openAs } from '../account/customer.ts';
import { expect, test, type RunningShop } from '../fixtures.ts';

const post = '/blog/a-soup-that-starts-the-day-before';

interface List {
  readonly name: string;
  readonly page: string;
  /** Path and query of the call below the API base. */
  call(provider: Provider): Promise<string>;
  /** What names an item on the page. */
  readonly text: 'name' | 'title' | 'content' | 'question' | 'picture';
  /** Opens what holds the list. */
  open?(page: Page): Promise<void>;
}

const lists: readonly List[] = [
  {
    name: 'products',
    page: '/products',
    call: async () => '/products/products/?is_active=true',
    text: 'name',
  },
  {
    name: 'gallery',
    page: '/gallery',
    call: async () => '/products/products/?is_active=true',
    text: 'picture',
  },
  { name: 'posts', page: '/blog', call: async () => '/blog/posts/?status=published', text: 'title' },
  { name: 'questions', page: '/faq', call: async () => '/pages/manage/faqs/', text: 'question' },
  {
    name: 'comments',
    page: post,
    async call(provider) {
      const { id } = (await provider.call(`/blog/posts${post.replace('/blog', '')}/`)) as { id: number };
      return `/blog/comments/?post=${id}&is_approved=true`;
    },
    text: 'content',
  },
  {
    name: 'categories of the dropdown',
    page: '/faq',
    call: async () => '/products/categories/',
    text: 'name',
    open: async (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByText('SHOP', { exact: true }).click(),
  },
];

/** Makes the provider answer a list in two pages, as an object with `next`; gives the last item of the second. */
async function inTwoPages(provider: Provider, { apiBase }: RunningShop, call: string) {
  const all = (await provider.call(call)) as Record<string, unknown>[];
  const half = Math.ceil(all.length / 2);
  const next = `${apiBase}${call}${call.includes('?') ? '&' : '?'}page=2&page_size=${half}`;
  const path = `^/api${call.replaceAll('?', String.raw`\?`)}$`;
  const body = { results: all.slice(0, half), next };
  await provider.fault({ match: { method: 'GET', path }, kind: 'malformed', body });
  return all.at(-1) ?? {};
}

const placeOf = (page: Page, { open }: List) =>
  open ? page.getByRole('navigation', { name: 'Main' }) : page.getByRole('main');

function shown(page: Page, list: List, item: Record<string, unknown>) {
  const place = placeOf(page, list);
  if (list.text === 'picture') return place.getByRole('button', { name: String(item['name']) });
  return place.getByText(String(item[list.text]).split('\n')[0] ?? '').first();
}

test('every list with a further page loads it with the same headers; one without has no button [API-05]', async ({
  page,
  provider,
  shop,
}) => {
  test.slow();
  const { access, refresh } = await provider.newCustomer();
  await openAs(page, { access, refresh }, '/faq');
  for (const list of lists) {
    await test.step(list.name, async () => {
      const last = await inTwoPages(provider, shop, await list.call(provider));
      const more = placeOf(page, list).getByRole('button', { name: 'Load more' });
      await page.goto(list.page);
      await list.open?.(page);
      await expect(more).toBeVisible();
      await expect(shown(page, list, last)).toHaveCount(0);
      const sent = page.waitForRequest(
        (request) => request.method() === 'GET' && request.url().includes('page=2'),
      );
      await more.click();
      expect(await (await sent).allHeaders()).toMatchObject({
        'x-tenant-id': '7',
        authorization: `Bearer ${access}`,
      });
      await expect(shown(page, list, last)).toHaveCount(1);
      await expect(more).toHaveCount(0);
      await provider.clearFaults();
      await page.reload();
      await list.open?.(page);
      await expect(shown(page, list, last)).toHaveCount(1);
      await expect(more).toHaveCount(0);
    });
  }
});
