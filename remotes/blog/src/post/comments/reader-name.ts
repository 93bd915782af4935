import type { Comment } from '@shop/shared/contracts/provider';
import { shortName } from '@shop/shared/ui';
import { messages } from '../../messages/pages.ts';

/** Who wrote a comment. */
export function readerName(user: Comment['user']): string {
  return shortName(user?.username) || messages.author.unnamedReader;
}
