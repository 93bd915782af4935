import { answering, memoryStorage, testPlatform } from '@shop/shared/testing/area';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listPages } from './listed-pages.ts';

const product = (slug: string, changes = {}) => ({
  id: slug,
  slug,
  name: slug.toUpperCase(),
  category: { name: 'Maki', slug: 'maki' },
  description: `About ${slug}.`,
  ...changes,
});

function platform(answers: Parameters<typeof answering>[0]) {
  return testPlatform(answering(answers).fetch, memoryStorage());
}

const { signal } = new AbortController();

test('lists home, menu, gallery, categories and products with the dates that the provider gives [SEO-02]', async () => {
  const pages = await listPages(
    platform(({ path }) =>
      path.startsWith('/products/categories/')
        ? [
            { slug: 'maki', name: 'Maki', description: '<p>Rolled &amp; cut.</p>' },
            { slug: 'soup', name: 'Soup' },
          ]
        : [
            product('eel', { updated_at: '2026-01-02T00:00:00Z' }),
            product('tuna', { updated_at: '2025-06-01T00:00:00Z' }),
            product('gone', { is_active: false, updated_at: '2026-03-01T00:00:00Z' }),
            product('a/b', { updated_at: null }),
          ],
    ),
    signal,
  );
  const changed = '2026-01-02T00:00:00.000Z';
  expect(pages).toEqual([
    { path: '/', title: 'Umi', changed },
    { path: '/products', title: 'Menu', changed },
    { path: '/gallery', title: 'Product Gallery', changed },
    {
      path: '/products?category=maki',
      title: 'Maki',
      section: 'Categories',
      description: 'Rolled & cut.',
      changed,
    },
    { path: '/products?category=soup', title: 'Soup', section: 'Categories', description: '' },
    {
      path: '/products/eel',
      title: 'EEL',
      section: 'Menu',
      description: 'About eel.',
      changed: '2026-01-02T00:00:00Z',
    },
    {
      path: '/products/tuna',
      title: 'TUNA',
      section: 'Menu',
      description: 'About tuna.',
      changed: '2025-06-01T00:00:00Z',
    },
    { path: '/products/a%2Fb', title: 'A/B', section: 'Menu', description: 'About a/b.' },
  ]);
});

test('reads all pages of a list, and rejects where one of them fails', async () => {
  const answers = (isWhole: boolean) =>
    platform(({ path }) => {
      if (path.includes('categories')) return [];
      if (!path.includes('page=2')) return { results: [product('eel')], next: '?page=2' };
      return isWhole ? { results: [product('tuna')], next: null } : new Response('', { status: 500 });
    });
  const paths = (await listPages(answers(true), signal)).map(({ path }) => path);
  expect(paths).toEqual(['/', '/products', '/gallery', '/products/eel', '/products/tuna']);
  await expect(listPages(answers(false), signal)).rejects.toThrow();
});

test('reads the date of a product no more often where thousands of categories have its slug [SEC-220]', async () => {
  const read = vi.spyOn(Date, 'parse');
  onTestFinished(() => read.mockRestore());
  const changed = '2026-01-02T00:00:00.000Z';
  const many = platform(({ path }) =>
    path.includes('categories')
      ? Array.from({ length: 3000 }, () => ({ slug: 'maki' }))
      : [product('eel', { updated_at: 'odd '.repeat(5000) }), product('tuna', { updated_at: changed })],
  );
  const pages = await listPages(many, signal);
  expect(pages.filter((page) => page.changed === changed)).toHaveLength(3 + 3000 + 1);
  expect(read.mock.calls.length).toBeLessThan(20);
});
