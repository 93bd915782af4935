import type { ProviderClient } from '@shop/shared/contracts';
import { createComment, isProviderFailure, type Comment } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { messages } from '../../messages.ts';

export interface CommentDraft {
  /** Id of the post; a draft without one is refused. */
  readonly post: number | undefined;
  /** The comment that is replied to, null for a comment of its own. */
  readonly parent: number | null;
  readonly content: string;
}

/** The new comment, or the sentence that says why there is none. */
export type CommentOutcome =
  | { readonly comment: Comment; readonly problem?: never }
  | { readonly comment?: never; readonly problem: string };

export async function submitComment(
  provider: Pick<ProviderClient, 'call'>,
  { post, parent, content }: CommentDraft,
): Promise<CommentOutcome> {
  const text = content.trim();
  if (!text) return { problem: messages.comments.blank };
  if (post === undefined || !Number.isFinite(post)) return { problem: messages.comments.failed };
  try {
    const comment = await provider.call(createComment, { post, content: text, parent });
    return { comment: { ...comment, parent } };
  } catch (error) {
    return { problem: commentFailureText(error) };
  }
}

/** The answer's `detail`, else a structured answer as it is, else a general sentence. */
export function commentFailureText(error: unknown): string {
  if (isProviderFailure(error) && !error.detail && typeof error.body === 'object' && error.body !== null) {
    return JSON.stringify(error.body);
  }
  return errorText(error, messages.comments.failed);
}
