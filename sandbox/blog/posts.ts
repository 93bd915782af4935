import type { Database } from '../database/database.ts';

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
    .map(answered);
}

/** A post of any status: readers check it. */
export function findPost(db: Database, slug: string): object | undefined {
  const row = db.one<PostRow>(`${select} where p.slug = ?`, slug);
  return row && answered(row);
}

function answered({ author, ...post }: PostRow): object {
  return { ...post, author: author === null ? null : { username: author } };
}
