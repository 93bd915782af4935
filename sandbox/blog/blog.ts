import type { Comment } from '@shop/shared/contracts/provider';
import type { Customer } from '../accounts/customers.ts';
import type { Database } from '../database/database.ts';
import { invalid } from '../http/refusal.ts';

interface PostRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly featured_image: string | null;
  readonly content: string;
  readonly author: string | null;
  readonly status: string;
  readonly published_at: string | null;
  readonly comment_count: number;
}

const select = `
  select p.*, (select count(*) from visible_comments v where v.post_id = p.id) as comment_count from posts p`;

/** Newest first; of one status, or of any. */
export function listPosts(db: Database, status: string | undefined): object[] {
  return db
    .all<PostRow>(
      `${select} where coalesce(?, p.status) = p.status order by p.published_at desc, p.id desc`,
      status,
    )
    .map(postAnswer);
}

/** A post of any status: readers check it. */
export function findPost(db: Database, slug: string): object | undefined {
  const row = db.one<PostRow>(`${select} where p.slug = ?`, slug);
  return row && postAnswer(row);
}

function postAnswer({ author, ...post }: PostRow): object {
  return { ...post, author: author === null ? null : { username: author } };
}

interface CommentRow {
  readonly id: number;
  readonly post_id: number;
  readonly parent_id: number | null;
  readonly username: string | null;
  readonly content: string;
  readonly created_at: string;
  readonly is_approved: 0 | 1;
}

export interface NewComment {
  /** Id of the post. */
  readonly post: number;
  readonly content: string;
  /** Id of the comment it answers. */
  readonly parent: number | null;
}

/** A post's threads, newest first at every depth; `approved` keeps what is approved and hangs under approved comments. */
export function threadsOf(db: Database, post: number, approved: boolean | undefined): Comment[] {
  const rows = db
    .all<CommentRow>('select * from comments where post_id = ? order by created_at desc, id desc', post)
    .filter((row) => approved === undefined || row.is_approved === Number(approved));
  // What waits for approval is listed flat: it stands in different threads.
  return approved === false ? rows.map((row) => commentAnswer(row, [])) : repliesTo(null, rows);
}

function repliesTo(parent: number | null, rows: readonly CommentRow[]): Comment[] {
  return rows
    .filter((row) => row.parent_id === parent)
    .map((row) => commentAnswer(row, repliesTo(row.id, rows)));
}

/** Approved at once. @throws Refusal 400 for a post that is not published, or a parent from elsewhere */
export function createComment(
  db: Database,
  customer: Customer,
  { post, content, parent }: NewComment,
): Comment {
  if (!db.one(`select 1 from posts where id = ? and status = 'published'`, post)) {
    throw invalid({ post: [`Invalid pk "${post}" - object does not exist.`] });
  }
  if (
    parent !== null &&
    !db.one('select 1 from visible_comments where id = ? and post_id = ?', parent, post)
  ) {
    throw invalid({ parent: [`Invalid pk "${parent}" - object does not exist.`] });
  }
  const created_at = new Date().toISOString();
  const { username } = customer;
  const { id } = db.run(
    'insert into comments (post_id, parent_id, username, content, created_at, is_approved) values (?, ?, ?, ?, ?, 1)',
    post,
    parent,
    username,
    content,
    created_at,
  );
  return commentAnswer(
    { id, post_id: post, parent_id: parent, username, content, created_at, is_approved: 1 },
    [],
  );
}

function commentAnswer(row: CommentRow, replies: Comment[]): Comment {
  return {
    id: row.id,
    user: row.username === null ? null : { username: row.username },
    content: row.content,
    created_at: row.created_at,
    parent: row.parent_id,
    replies,
    post: row.post_id,
    is_approved: row.is_approved === 1,
  };
}
