import { showArea } from '@shop/shared/testing/area';
import { effortOf } from '@shop/shared/testing/effort';
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
  expect(text.match(/م/g)).toHaveLength(20_150);
});

test('hundreds of replies to a reader of a long name show in no time, whatever words it consists of [SEC-239]', async () => {
  const comments = Array.from({ length: 300 }, (_, id) =>
    sampleComment({
      id,
      parent: id ? Math.min(id - 1, 4) : null,
      user: { username: id === 4 ? `${'a'.repeat(999)} `.repeat(20) : 'mele' },
    }),
  );
  const effort = await effortOf(async () => {
    const { element, close } = showArea(area, {
      path: '/blog/soup',
      answers: ({ path }) => (path.startsWith('/blog/comments/') ? comments : samplePost({ slug: 'soup' })),
    });
    onTestFinished(() => close());
    await expect
      .poll(() => element.querySelectorAll('#comments article').length, { timeout: 60_000 })
      .toBe(300);
  });
  expect(effort).toBeLessThan(30);
}, 90_000);

test('a comment full of characters of which a browser is slow to make lines shows in no time, in a narrow column too [SEC-249]', async () => {
  const text = 'a\u3000'.repeat(10_000);
  const effort = await effortOf(async () => {
    const { element, close } = showArea(area, {
      path: '/blog/soup',
      answers: ({ path }) =>
        path.startsWith('/blog/comments/')
          ? [sampleComment({ content: text, user: { username: text } })]
          : samplePost({ slug: 'soup' }),
    });
    onTestFinished(() => close());
    element.style.width = '250px';
    await expect.poll(() => element.querySelector('#comments article'), { timeout: 60_000 }).not.toBe(null);
    element.getBoundingClientRect();
  });
  expect(effort).toBeLessThan(15);
}, 90_000);
