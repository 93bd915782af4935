import { contractVersion, type Area } from '@shop/shared/contracts';
import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import { lazy, Suspense } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { samplePost } from './samples.ts';

/** A page of another area that shows the fragment. */
const home: Area = {
  contract: contractVersion,
  routes: (platform) => {
    const load = area.fragments?.['latest-posts'];
    const Latest = lazy(async () => ({ default: load ? await load(platform) : () => null }));
    const element = (
      <Suspense>
        <h1>Home</h1>
        <Latest />
      </Suspense>
    );
    return [{ path: '/', element }];
  },
};

function open(answers: ProviderAnswers) {
  const shown = showArea(home, { path: '/', answers });
  onTestFinished(() => shown.close());
  return shown;
}

test('shows the three newest published posts, newest first, each with its link', async () => {
  const { element } = open(() => [
    samplePost({ id: 1, slug: 'old', published_at: '2024-01-01T00:00:00Z' }),
    samplePost({ id: 2, slug: 'newest', published_at: '2024-04-01T00:00:00Z' }),
    samplePost({ id: 3, slug: 'draft', published_at: '2024-05-01T00:00:00Z', status: 'draft' }),
    samplePost({ id: 4, slug: 'older', published_at: '2024-02-01T00:00:00Z' }),
    samplePost({ id: 5, slug: 'new', published_at: '2024-03-01T00:00:00Z' }),
  ]);
  await expect.element(page.getByRole('heading', { name: 'From the journal' })).toBeVisible();
  const links = () =>
    [...element.querySelectorAll('a[href^="/blog/"]')].map((link) => link.getAttribute('href'));
  await expect.poll(links).toEqual(['/blog/newest', '/blog/new', '/blog/older']);
  await expect.element(page.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
});

test.each([
  ['there are none', () => []],
  ['they cannot be loaded', () => failure(500)],
  ['the answer is malformed', () => ({ posts: 1 })],
])('is left out with its heading when %s', async (_, answers) => {
  const { calls } = open(answers);
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('heading', { name: 'From the journal' })).not.toBeInTheDocument();
});
