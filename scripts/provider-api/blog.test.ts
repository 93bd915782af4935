import { listComments, listPosts } from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../sandbox/seed/index.ts';
import { startTestShop, type TestShop } from '../../sandbox/testing/shop.ts';
import { readAnswer, recordedClient, type RecordedClient } from './recorded-client.ts';

let shop: TestShop;
let client: RecordedClient;
beforeAll(async () => {
  shop = await startTestShop();
  client = recordedClient(shop.sandbox.apiBase);
});
afterAll(() => shop.stop());

test('asks for published posts and reads them [API-19]', async () => {
  const { items } = await client.call(listPosts, {});
  expect(client.sent()).toEqual([{ method: 'GET', path: '/blog/posts/?status=published' }]);
  expect(items).toHaveLength(seed.posts.filter(({ status }) => status === 'published').length);
  expect(items[0]).toStrictEqual({
    id: 8,
    slug: 'seventy-degrees',
    title: 'Seventy degrees',
    featured_image: '/media/posts/tea.webp',
    published_at: '2026-01-16T14:00:00Z',
    comment_count: 3,
    author: { username: 'Noor' },
    content: seed.posts.find(({ id }) => id === 8)?.content,
    status: 'published',
  });
  const odd = await readAnswer(listPosts, {}, [{ id: '2', slug: 'tea', comment_count: '1', author: null }]);
  expect(odd.items).toStrictEqual([
    {
      id: '2',
      slug: 'tea',
      title: 'tea',
      featured_image: null,
      published_at: '',
      comment_count: 1,
      author: null,
      content: '',
      status: '',
    },
  ]);
});

test("asks for a post's approved comments and reads them with their replies [API-21]", async () => {
  const { items } = await client.call(listComments, { post: 1 });
  expect(client.sent()).toEqual([{ method: 'GET', path: '/blog/comments/?post=1&is_approved=true' }]);
  expect(items).toHaveLength(2);
  expect(items[0]).toStrictEqual({
    id: 6,
    user: { username: 'petros' },
    content: 'Is there a way to do it without mushrooms? I am allergic.',
    created_at: '2024-03-11T20:05:00Z',
    parent: null,
    replies: [
      {
        id: 7,
        user: { username: 'Aiko' },
        content:
          'Yes: kelp alone, a longer strip, and a spoon more of the red miso. Rounder, a bit less deep.',
        created_at: '2024-03-12T08:15:00Z',
        parent: 6,
        replies: [],
        post: 1,
        is_approved: true,
      },
    ],
    post: 1,
    is_approved: true,
  });
  const odd = await readAnswer(listComments, { post: 9 }, [
    { id: '5', replies: [{ id: 6, parent: '5', post: '9', user: { username: null } }] },
  ]);
  const none = { user: null, content: '', created_at: '', parent: null, post: null, is_approved: false };
  const reply = { ...none, id: 6, parent: '5', post: '9', user: { username: '' }, replies: [] };
  expect(odd.items).toStrictEqual([{ ...none, id: '5', replies: [reply] }]);
});
