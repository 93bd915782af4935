import {
  createComment,
  getPost,
  listComments,
  listPosts,
  type Comment,
  type RecordId,
} from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../seed/index.ts';
import { startTestShop, type TestShop } from '../testing/shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startTestShop();
  token = (await shop.signIn()).access;
});
afterAll(() => shop.stop());

const flat = (comments: readonly Comment[]): Comment[] => comments.flatMap((c) => [c, ...flat(c.replies)]);
const threads = async (post: RecordId) => (await shop.call(listComments, { post })).items;
const draft = seed.posts.find(({ status }) => status === 'draft');
const hidden = seed.comments.find((comment) => !comment.is_approved);

test('published posts come newest first, drafts are known by slug alone', async () => {
  const { items } = await shop.call(listPosts, {});
  const dates = items.map(({ published_at }) => published_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(items.every(({ status }) => status === 'published')).toBe(true);
  expect(await shop.call(getPost, { slug: draft?.slug ?? '' })).toMatchObject({ status: 'draft' });
  expect((await shop.send(getPost, { slug: 'nothing' })).status).toBe(404);
});

test('the count of a post is the number of comments shown', async () => {
  for (const post of (await shop.call(listPosts, {})).items) {
    expect(flat(await threads(post.id))).toHaveLength(post.comment_count);
  }
});

test('comments stand under the one they answer, each once', async () => {
  for (const comment of seed.comments.filter((c) => c.parent !== null && c.is_approved)) {
    const all = flat(await threads(comment.post));
    const parent = all.find(({ id }) => id === comment.parent);
    expect(all.filter(({ id }) => id === comment.id)).toHaveLength(1);
    expect(parent?.replies.map(({ id }) => id)).toContain(comment.id);
  }
});

test('what is not approved is shown to those alone who ask for it', async () => {
  const post = hidden?.post ?? 0;
  expect(flat(await threads(post)).map(({ id }) => id)).not.toContain(hidden?.id);
  const ask = (query: string) =>
    shop.fetch(`/api/blog/comments/?post=${post}${query}`, { headers: { 'X-Tenant-ID': '7' } });
  expect((await ask('&is_approved=false')).body).toMatchObject([{ id: hidden?.id, is_approved: false }]);
  expect(JSON.stringify((await ask('')).body)).toContain(`"id":${hidden?.id},`);
});

test('a new comment is the first of the post, a reply the first of its parent', async () => {
  const comment = await shop.call(
    createComment,
    { post: 1, content: ' <i>Hm.</i> ', parent: null },
    { token },
  );
  expect(comment).toMatchObject({ content: '<i>Hm.</i>', is_approved: true, user: { username: 'mele' } });
  const reply = (content: string) =>
    shop.call(createComment, { post: 1, content, parent: comment.id }, { token });
  const [one, two] = [await reply('one'), await reply('two')];
  expect((await threads(1))[0]).toEqual({ ...comment, replies: [two, one] });
});

test.each([
  [{ post: draft?.id ?? 0, content: 'x', parent: null }, 'post'],
  [{ post: 9999, content: 'x', parent: null }, 'post'],
  [{ post: 2, content: 'x', parent: seed.comments.find(({ post }) => post === 1)?.id ?? 0 }, 'parent'],
  [{ post: hidden?.post ?? 0, content: 'x', parent: hidden?.id ?? 0 }, 'parent'],
  [{ post: 1, content: ' \n ', parent: null }, 'content'],
])('refuses %j', async (body, field) => {
  const reply = await shop.send(createComment, body, { token });
  expect(reply).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

test('comments need a post', async () => {
  const reply = await shop.fetch('/api/blog/comments/?is_approved=true', { headers: { 'X-Tenant-ID': '7' } });
  expect(reply.status).toBe(400);
});
