import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { CommentSchema, PostSchema } from '../entities/post.ts';
import { pageOf } from '../list.ts';

export const listPosts = defineEndpoint({
  name: 'posts.list',
  method: 'GET',
  path: '/blog/posts/',
  request: (_: Record<string, never>) => ({ query: { status: 'published' } }),
  answer: pageOf(PostSchema),
});

/** The answer may be a draft, or nothing at all: whoever reads a post checks. */
export const getPost = defineEndpoint({
  name: 'posts.get',
  method: 'GET',
  path: '/blog/posts/:slug/',
  request: ({ slug }: { slug: string }) => ({ params: { slug } }),
  answer: v.nullable(PostSchema),
});

export const listComments = defineEndpoint({
  name: 'comments.list',
  method: 'GET',
  path: '/blog/comments/',
  request: ({ post }: { post: number }) => ({ query: { post, is_approved: true } }),
  answer: pageOf(CommentSchema),
});

export const createComment = defineEndpoint({
  name: 'comments.create',
  method: 'POST',
  path: '/blog/comments/',
  session: 'required',
  request: (body: { post: number; content: string; parent: number | null }) => ({ body }),
  answer: CommentSchema,
});
