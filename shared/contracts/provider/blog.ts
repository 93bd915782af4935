import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import {
  count,
  flag,
  html,
  id,
  maybeId,
  person,
  pictureAddress,
  requiredText,
  text,
  type RecordId,
} from './fields.ts';
import { changed, object, pageOf, partsOf } from './schema.ts';

const postFields = {
  id,
  slug: requiredText,
  title: text,
  featured_image: pictureAddress,
  /** ISO 8601 date and time. */
  published_at: text,
  comment_count: count,
  author: person,
  content: html,
  status: text,
};

function titled<Read extends { readonly slug: string; readonly title: string }>(post: Read): Read {
  return post.title.trim() ? post : { ...post, title: post.slug };
}

/** A post as lists carry it. */
const ListedPostSchema = changed(object(postFields), titled);

/** A post as its own page carries it; its slug is empty where the answer lacks it: the post was asked for by it. */
export const PostSchema = changed(object({ ...postFields, slug: text }), titled);
export type Post = v.InferOutput<typeof PostSchema>;

/** A comment with its replies, nested to any depth. */
export interface Comment {
  readonly id: RecordId;
  readonly user: { readonly username: string } | null;
  readonly content: string;
  readonly created_at: string;
  readonly parent: RecordId | null;
  readonly replies: Comment[];
  readonly post: RecordId | null;
  readonly is_approved: boolean;
}

export const CommentSchema: v.GenericSchema<unknown, Comment> = object({
  id,
  user: person,
  content: text,
  created_at: text,
  parent: maybeId,
  replies: partsOf(v.lazy(() => CommentSchema)),
  post: maybeId,
  is_approved: flag,
});

export const listPosts = defineEndpoint({
  name: 'posts.list',
  method: 'GET',
  path: '/blog/posts/',
  request: (_: Record<string, never>) => ({ query: { status: 'published' } }),
  answer: pageOf(ListedPostSchema),
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
  request: ({ post }: { post: RecordId }) => ({ query: { post, is_approved: true } }),
  answer: pageOf(CommentSchema),
});

export const createComment = defineEndpoint({
  name: 'comments.create',
  method: 'POST',
  path: '/blog/comments/',
  session: 'required',
  request: (body: { post: RecordId; content: string; parent: RecordId | null }) => ({ body }),
  answer: CommentSchema,
});
