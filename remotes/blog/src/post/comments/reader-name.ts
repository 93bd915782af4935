import type { Comment } from '@shop/shared/contracts/provider';
import { messages } from '../../messages/pages.ts';

/** Who wrote a comment. */
export function readerName(user: Comment['user']): string {
  return user?.username.trim() || messages.author.unnamedReader;
}
