import type { Comment } from '@shop/shared/contracts/provider';
import { withShortWords } from '@shop/shared/ui';
import { messages } from '../../messages/pages.ts';

/** Who wrote a comment. */
export function readerName(user: Comment['user']): string {
  return withShortWords(user?.username.trim() ?? '') || messages.author.unnamedReader;
}
