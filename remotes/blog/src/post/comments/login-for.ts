import type { Post } from '@shop/shared/contracts/provider';

/** The login that leads back to a post's comments. */
export function loginFor({ slug }: Pick<Post, 'slug'>): string {
  return `/login?redirect=/blog/${encodeURIComponent(slug)}#comments`;
}
