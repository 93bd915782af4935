import { showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleComment, samplePost } from './samples.ts';

test('a comment, and the name of its reader, have no words so long that a browser is busy with them for seconds [SEC-228]', async () => {
  const long = 'م'.repeat(20_000);
  const comments = [sampleComment({ content: long, user: { username: long } })];
  const shown = showArea(area, {
    path: '/blog/soup',
    signedIn: true,
    answers: ({ path }) => (path.startsWith('/blog/comments/') ? comments : samplePost({ slug: 'soup' })),
  });
  onTestFinished(() => shown.close());
  await expect.element(page.getByRole('button', { name: /^Reply to م/ })).toBeVisible();
  const text = shown.element.textContent;
  expect(Math.max(...text.split(/\s+/).map(({ length }) => length))).toBeLessThan(1100);
  expect(text.match(/م/g)).toHaveLength(40_000);
});
