import { expect, test } from '../fixtures.ts';

interface Listed {
  readonly slug: string;
  readonly title: string;
  readonly status: string;
  readonly published_at: string;
}

const journal = 'From the journal';

test('shows the three newest published posts, newest first, and leads to each [HOM-04]', async ({
  page,
  provider,
}) => {
  const posts = (await provider.call('/blog/posts/')) as Listed[] | { results: Listed[] };
  const newest = ('results' in posts ? posts.results : posts)
    .filter(({ status }) => status === 'published')
    .toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at))
    .slice(0, 3);
  expect(newest).toHaveLength(3);
  const addresses = newest.map(({ slug }) => `/blog/${slug}`);
  await page.goto('/');
  const latest = page.locator('section').filter({ has: page.getByRole('heading', { name: journal }) });
  // The first leads to all posts.
  const links = () =>
    latest
      .getByRole('link')
      .evaluateAll((anchors) => anchors.slice(1).map((anchor) => anchor.getAttribute('href')));
  await expect.poll(links).toEqual(addresses);
  await latest.getByRole('link', { name: newest[0]?.title ?? '' }).click();
  await expect(page).toHaveURL(addresses[0] ?? '');
});

test.describe('without posts', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('says that something is missing and shows the rest', async ({ page, provider }) => {
    await provider.fault({ match: { path: '/api/blog/posts/' }, kind: 'status', status: 500 });
    await page.goto('/');
    await expect(
      page.getByText('Failed to load some page data. Displaying available content.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'From the counter today' })).toBeVisible();
    await expect(page.getByRole('heading', { name: journal })).toHaveCount(0);
  });
});
