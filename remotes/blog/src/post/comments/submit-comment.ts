import type { ProviderClient } from '@shop/shared/contracts';
import {
  createComment,
  listComments,
  type Comment,
  type Page,
  type RecordId,
} from '@shop/shared/contracts/provider';
import { errorText, refusalText, sendText, type TextToSend } from '@shop/shared/provider';
import { messages } from '../../messages/pages.ts';
import { commentsSaying, commentThreads, repliesTo, type Thread } from './comment-tree.ts';

export interface CommentDraft {
  /** Id of the post; a draft without one is refused. */
  readonly post: RecordId | undefined;
  /** The comment that is replied to, null for a comment of its own. */
  readonly parent: RecordId | null;
  readonly content: string;
  /** The comments on the same level, as far as the page has loaded them. */
  readonly siblings: readonly Thread[];
  /** Whether the page has loaded all comments. */
  readonly isWhole: boolean;
}

type Provider = Pick<ProviderClient, 'call' | 'next'>;

/** The new comment, or the sentence that says why there is none. */
export type CommentOutcome =
  | { readonly comment: Comment; readonly problem?: never }
  | { readonly comment?: never; readonly problem: string };

export async function submitComment(
  provider: Provider,
  { post, parent, content, siblings, isWhole }: CommentDraft,
  sending: Pick<TextToSend<Comment>, 'note' | 'isOffline' | 'isOthers'>,
): Promise<CommentOutcome> {
  const text = content.trim();
  if (!text) return { problem: messages.comments.blank };
  if (post === undefined || Number.isNaN(post)) return { problem: messages.comments.failed };
  const outcome = await sendText({
    text,
    known: commentsSaying(siblings, text).length,
    isWhole,
    ...sending,
    send: () => provider.call(createComment, { post, content: text, parent }),
    find: async () => {
      const threads = commentThreads(await allComments(provider, post));
      return commentsSaying(repliesTo(threads, parent), text);
    },
  });
  if (outcome.sent) return { comment: { ...outcome.sent, parent } };
  return { problem: outcome.mayExist ? messages.comments.mayExist : commentFailureText(outcome.error) };
}

/** Pages of comments that are read at most, whatever the provider says comes next. */
const mostPages = 100;

/** The comments as the provider has them now. */
async function allComments(provider: Provider, post: RecordId): Promise<Comment[]> {
  const comments: Comment[] = [];
  let page: Page<Comment> = await provider.call(listComments, { post }, { fresh: true });
  comments.push(...page.items);
  for (let pages = 1; page.next !== null && pages < mostPages; pages++) {
    page = await provider.next(listComments, page.next, { fresh: true });
    comments.push(...page.items);
  }
  return comments;
}

/** The answer's `detail`, else the texts of its fields, else a general sentence. */
export function commentFailureText(error: unknown): string {
  return refusalText(error, errorText(error, messages.comments.failed));
}
