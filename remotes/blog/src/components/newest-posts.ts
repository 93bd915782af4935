import type { Post } from '@shop/shared/contracts/provider';
import { publishedPosts } from './post-facts.ts';

/** The published posts, newest first; those without a date come last. */
export function newestPosts<Listed extends Pick<Post, 'id' | 'status' | 'published_at'>>(
  posts: readonly Listed[],
): Listed[] {
  const time = ({ published_at }: Listed) => Date.parse(published_at) || 0;
  return publishedPosts(posts).sort((one, other) => time(other) - time(one));
}
