import type { Comment } from '@shop/shared/contracts/provider';
import { useDraftOwner } from '@shop/shared/session/draft-owner';
import { usePlatform } from '@shop/shared/ui';
import { createContext, use, useRef, useState } from 'react';
import { useDraft } from '../../components/use-draft.ts';
import { submitComment, type CommentDraft } from './submit-comment.ts';

/** Whether the page has loaded all comments on its post. */
export const HasAllComments = createContext(true);

/**
 * Sends comments one at a time; `send` gives the new comment, or nothing when there is a problem.
 * @param name of the comment's draft
 */
export function useSending(name: string) {
  const platform = usePlatform();
  const { provider, connection, session } = platform;
  const owner = useDraftOwner(platform);
  const isWhole = use(HasAllComments);
  const [note, writeNote] = useDraft(`sent ${name}`);
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  // Two presses can come before the form renders as busy.
  const isSending = useRef(false);

  const send = async (draft: Omit<CommentDraft, 'isWhole'>): Promise<Comment | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setSending(true);
    setProblem('');
    const outcome = await submitComment(
      provider,
      { ...draft, isWhole },
      {
        note: { read: () => note, write: writeNote },
        isOffline: connection?.getState().status === 'offline',
        isOthers() {
          const { owner: now = '' } = session.getState();
          return owner !== '' && now !== '' && now !== owner;
        },
      },
    );
    isSending.current = false;
    setSending(false);
    setProblem(outcome.problem ?? '');
    return outcome.comment;
  };
  return { problem, sending, send };
}
