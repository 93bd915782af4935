import { answering, memoryStorage, testPlatform } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { listPages } from './listed-pages.ts';
import { samplePost } from './samples.ts';

const { signal } = new AbortController();

test('lists the pages about the shop, and the published posts, newest first, as entries of the feed [SEO-02]', async () => {
  const posts = [
    samplePost(),
    samplePost({ id: 2, slug: 'draft', status: 'draft' }),
    samplePost({ id: 3, slug: 'rice', title: 'Rice', published_at: '2025-01-01T00:00:00Z', author: null }),
    samplePost({
      id: 4,
      slug: 'undated',
      title: 'Undated',
      published_at: '',
      content: `<p>${'word '.repeat(60)}</p>`,
    }),
  ];
  const { fetch } = answering(() => posts);
  const pages = await listPages(testPlatform(fetch, memoryStorage()), signal);
  expect(pages.map(({ path, title, changed }) => [path, title, changed])).toEqual([
    ['/blog', 'Blog', '2025-01-01T00:00:00Z'],
    ['/contact', 'Contact Us', undefined],
    ['/company-info', 'About Umi', undefined],
    ['/faq', 'Frequently Asked Questions', undefined],
    ['/refund-policy', 'Refund Policy', undefined],
    ['/privacy-policy', 'Privacy Policy', undefined],
    ['/blog/rice', 'Rice', '2025-01-01T00:00:00Z'],
    ['/blog/soup', 'A soup that starts the day before', '2024-03-05T09:15:00Z'],
    ['/blog/undated', 'Undated', undefined],
  ]);
  const [rice, soup, undated] = pages.slice(-3);
  expect([rice?.entry, undated?.entry]).toEqual([
    { published: '2025-01-01T00:00:00Z', author: 'Admin' },
    undefined,
  ]);
  expect(soup?.description).toBe('Good soup takes one night.');
  expect(undated?.description).toMatch(/^(word ){39}word…$/);
});
