import type { Post } from '@shop/shared/contracts/provider';

export function isPublished(post: Pick<Post, 'status'>): boolean {
  return post.status === 'published';
}

/** The posts that readers may see, each once, in the given order. */
export function publishedPosts<Listed extends Pick<Post, 'id' | 'status'>>(
  posts: readonly Listed[],
): Listed[] {
  const seen = new Set<number>();
  return posts.filter((post) => isPublished(post) && !seen.has(post.id) && seen.add(post.id));
}
