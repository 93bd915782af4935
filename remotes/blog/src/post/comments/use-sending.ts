import type { Comment } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { useRef, useState } from 'react';
import { submitComment, type CommentDraft } from './submit-comment.ts';

/** Sends comments one at a time; `send` gives the new comment, or nothing when there is a problem. */
export function useSending() {
  const { provider } = usePlatform();
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  // Two presses can come before the form has drawn itself as busy.
  const isSending = useRef(false);

  const send = async (draft: CommentDraft): Promise<Comment | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setSending(true);
    setProblem('');
    const outcome = await submitComment(provider, draft);
    isSending.current = false;
    setSending(false);
    setProblem(outcome.problem ?? '');
    return outcome.comment;
  };
  return { problem, sending, send };
}
