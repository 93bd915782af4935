import type { Post } from '@shop/shared/contracts/provider';
import { formatDate } from '@shop/shared/ui';
import { messages } from '../messages.ts';
import { writerName } from './author.ts';

/** Who wrote the post, when, and how much was said about it. */
export function byline(post: Pick<Post, 'author' | 'published_at' | 'comment_count'>): string {
  return messages.card.byline(writerName(post.author), formatDate(post.published_at), post.comment_count);
}
