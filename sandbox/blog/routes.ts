import {
  createComment as createCommentCall,
  getPost,
  listComments,
  listPosts as listPostsCall,
} from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Calls } from '../http/calls.ts';
import { positive, readBody, text } from '../http/fields.ts';
import { flagFilter, listAnswer, textFilter } from '../http/lists.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { createComment, findPost, listPosts, threadsOf } from './blog.ts';

const CommentBody = v.object({
  post: positive,
  content: text(4000),
  parent: v.optional(v.nullable(positive), null),
});

export function serveBlog(calls: Calls, db: Database): void {
  calls.open(listPostsCall, (c) => listAnswer(c, listPosts(db, textFilter(c, 'status'))));
  calls.open(getPost, (c) => {
    const post = findPost(db, c.req.param('slug') ?? '');
    if (!post) throw notFound();
    return post;
  });
  calls.open(listComments, (c) => {
    const post = textFilter(c, 'post') ?? '';
    if (!/^\d{1,15}$/.test(post)) throw invalid({ post: ['A valid integer is required.'] });
    return listAnswer(c, threadsOf(db, Number(post), flagFilter(c, 'is_approved')));
  });
  calls.signedIn(
    createCommentCall,
    async (c, customer) => createComment(db, customer, await readBody(c, CommentBody)),
    201,
  );
}
