import type { Post, RecordId } from '@shop/shared/contracts/provider';
import { formatDate } from '@shop/shared/ui';
import { messages } from '../messages/pages.ts';

interface Person {
  readonly username: string;
}

/** Who wrote a post. */
export function writerName(author: Person | null): string {
  return author?.username.trim() || messages.author.unnamedWriter;
}

/** Author, date and number of comments of a post. */
export function byline(post: Pick<Post, 'author' | 'published_at' | 'comment_count'>): string {
  return messages.card.byline(writerName(post.author), formatDate(post.published_at), post.comment_count);
}

export function isPublished(post: Pick<Post, 'status'>): boolean {
  return post.status === 'published';
}

/** The posts that readers may see, each once, in the given order. */
export function publishedPosts<Listed extends Pick<Post, 'id' | 'status'>>(
  posts: readonly Listed[],
): Listed[] {
  const seen = new Set<RecordId>();
  return posts.filter((post) => isPublished(post) && !seen.has(post.id) && seen.add(post.id));
}

/** The published posts, newest first; those without a date come last. */
export function newestPosts<Listed extends Pick<Post, 'id' | 'status' | 'published_at'>>(
  posts: readonly Listed[],
): Listed[] {
  const time = ({ published_at }: Listed) => Date.parse(published_at) || 0;
  return publishedPosts(posts).sort((one, other) => time(other) - time(one));
}
