import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { samplePost } from './samples.ts';

function open(answers: ProviderAnswers) {
  const shown = showArea(area, { path: '/blog', answers });
  onTestFinished(() => shown.close());
  return shown;
}

const card = (name: RegExp) => page.getByRole('link', { name });

test('shows the cards in a grid of columns at least 300 pixels wide [BLG-01]', async () => {
  const { element } = open(() => [1, 2, 3, 4, 5, 6].map((id) => samplePost({ id, slug: `soup-${id}` })));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  const columns = () =>
    getComputedStyle(element.querySelector('ul') ?? element)
      .gridTemplateColumns.split(' ')
      .map((width) => Number.parseFloat(width));
  for (const [width, count] of [
    [1200, 3],
    [700, 2],
    [620, 1],
    [320, 1],
  ] as const) {
    element.style.width = `${width}px`;
    expect(columns()).toHaveLength(count);
    expect(Math.min(...columns())).toBeGreaterThanOrEqual(300);
  }
});

test('says that nothing has been published [BLG-02]', async () => {
  open(() => []);
  await expect.element(page.getByText('No blog posts have been published yet.')).toBeVisible();
});

test('links a card with title and invitation to the post [BLG-03]', async () => {
  const { address } = open(({ path }) => (path.startsWith('/blog/posts/?') ? [samplePost()] : failure(500)));
  const link = card(/A soup that starts the day before.*Read More →/);
  await expect.element(link).toHaveAttribute('href', '/blog/soup');
  await link.click();
  await expect.poll(address).toBe('/blog/soup');
});

test('shows the featured image, or a box without one [BLG-04]', async () => {
  open(() => [samplePost(), samplePost({ id: 2, slug: 'rice', title: 'The rice', featured_image: null })]);
  await expect.element(card(/A soup/)).toBeVisible();
  expect(
    card(/A soup/)
      .element()
      .querySelector('img')?.src,
  ).toBe('https://files.test/media/soup.webp');
  await expect.element(card(/The rice/)).toMatchTextContent(/No image/);
  expect(card(/A soup/).element().textContent).not.toContain('No image');
});

test('signs a card with writer, long date and count of comments [BLG-05] [BLG-06]', async () => {
  open(() => [
    samplePost(),
    samplePost({ id: 2, title: 'The rice', author: null, comment_count: 1 }),
    samplePost({ id: 3, title: 'The knife', author: { username: '' }, comment_count: 0 }),
  ]);
  await expect.element(card(/A soup/).getByText('By Aiko on March 5, 2024 | 4 Comment(s)')).toBeVisible();
  await expect.element(card(/The rice/).getByText('By Admin on March 5, 2024 | 1 Comment(s)')).toBeVisible();
  await expect.element(card(/The knife/).getByText('By Admin on March 5, 2024 | 0 Comment(s)')).toBeVisible();
});

test('does not list what is not published [BLG-07]', async () => {
  open(() => [samplePost({ id: 2, title: 'A draft', status: 'draft' }), samplePost()]);
  await expect.element(card(/A soup/)).toBeVisible();
  await expect.element(page.getByText('A draft')).not.toBeInTheDocument();
});

test.each([
  [
    'the detail',
    () => failure(503, { detail: 'The journal is being moved.' }),
    'The journal is being moved.',
  ],
  ['a sentence for a bare status', () => failure(500), 'Failed to load blog posts.'],
  ['a sentence for a malformed answer', () => ({ posts: 1 }), 'Failed to load blog posts.'],
  ['a sentence for a lost connection', () => Promise.reject(new Error('down')), 'Failed to load blog posts.'],
] as const)('shows %s when the list fails [BLG-08]', async (_, failing, text) => {
  open(failing);
  await expect.element(page.getByRole('heading', { name: text })).toBeVisible();
});

test('tries again when asked to', async () => {
  let answers: ProviderAnswers = () => failure(500);
  open((call) => answers(call));
  await expect.element(page.getByRole('heading', { name: 'Failed to load blog posts.' })).toBeVisible();
  answers = () => [samplePost()];
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(card(/A soup/)).toBeVisible();
});

test('appends the next page, and only when there is one [BLG-09]', async () => {
  const { calls } = open(({ path }) =>
    path.includes('page=2')
      ? { results: [samplePost({ id: 2, title: 'The rice' })], next: null }
      : { results: [samplePost()], next: '/api/blog/posts/?status=published&page=2' },
  );
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.element(card(/The rice/)).toBeVisible();
  await expect.element(card(/A soup/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(calls.map(({ headers }) => headers.get('X-Tenant-ID'))).toEqual(['7', '7']);
});

test('keeps the posts when the next page fails', async () => {
  open(({ path }) => (path.includes('page=2') ? failure(500) : { results: [samplePost()], next: '?page=2' }));
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load blog posts.');
  await expect.element(card(/A soup/)).toBeVisible();
});

test('a list that comes whole shows in steps, and coming back finds as many [LST-02] [LST-04]', async () => {
  const posts = Array.from({ length: 60 }, (_, id) =>
    samplePost({ id, slug: `post-${id}`, title: `Post ${id}` }),
  );
  const { calls, navigate, address } = open(() => posts);
  const cards = page.getByRole('heading', { level: 2 });
  await expect.poll(() => cards.elements().length).toBe(24);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => cards.elements().length).toBe(48);
  await expect.poll(address).toBe('/blog?pages=2');
  expect(calls).toHaveLength(1);
  await navigate('/faq');
  await expect.poll(() => cards.elements().length).not.toBe(48);
  await navigate(-1);
  await expect.poll(() => cards.elements().length).toBe(48);
});
