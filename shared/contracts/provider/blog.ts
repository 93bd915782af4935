import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { count, flag, maybeNumber, maybeText, number, pageOf, text } from './fields.ts';

export const PostSchema = v.object({
  id: number,
  slug: v.pipe(v.string(), v.nonEmpty()),
  title: text,
  featured_image: maybeText,
  /** ISO 8601 date and time. */
  published_at: text,
  comment_count: count,
  author: v.nullish(v.object({ username: text }), null),
  content: text,
  status: text,
});
export type Post = v.InferOutput<typeof PostSchema>;

/** A comment with its replies, nested to any depth. */
export interface Comment {
  readonly id: number;
  readonly user: { readonly username: string } | null;
  readonly content: string;
  readonly created_at: string;
  readonly parent: number | null;
  readonly replies: Comment[];
  readonly post: number | null;
  readonly is_approved: boolean;
}

export const CommentSchema: v.GenericSchema<unknown, Comment> = v.object({
  id: number,
  user: v.nullish(v.object({ username: text }), null),
  content: text,
  created_at: text,
  parent: maybeNumber,
  replies: v.nullish(v.array(v.lazy(() => CommentSchema)), []),
  post: maybeNumber,
  is_approved: flag,
});

export const listPosts = defineEndpoint({
  name: 'posts.list',
  method: 'GET',
  path: '/blog/posts/',
  request: (_: Record<string, never>) => ({ query: { status: 'published' } }),
  answer: pageOf(PostSchema),
});

/** The answer may be a draft or empty: callers check. */
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
