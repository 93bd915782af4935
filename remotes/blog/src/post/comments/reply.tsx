import type { Comment, Post } from '@shop/shared/contracts/provider';
import { Notice } from '@shop/shared/ui';
import { useRef, useState } from 'react';
import { messages } from '../../messages/pages.ts';
import { readerName } from './reader-name.ts';
import { useHasDraft } from '../../components/use-draft.ts';
import { CommentForm, draftName } from './comment-form.tsx';
import type { Thread } from './comment-tree.ts';
import styles from './comments.module.css';

interface ReplyProps {
  readonly to: Comment;
  readonly replies: readonly Thread[];
  readonly post: Pick<Post, 'id'>;
  onAdded(comment: Comment): void;
}

/** Opens and closes the form for a reply to one comment. */
export function Reply({ to, replies, post, onAdded }: ReplyProps) {
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const open = step === 'open';
  const hasDraft = useHasDraft(draftName(post.id, to.id));
  const { replyField, sendReply, closeReply, sent } = messages.comments;
  const { words, name } = hasDraft ? messages.comments.continueReply : messages.comments.reply;
  const reader = readerName(to.user);
  const added = (comment: Comment) => {
    // The form takes the focus with it when it closes.
    button.current?.focus();
    setStep('sent');
    onAdded(comment);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.reply}
        aria-expanded={open}
        aria-label={open ? undefined : name(reader)}
        onClick={() => setStep(open ? 'closed' : 'open')}
      >
        {open ? closeReply : words}
      </button>
      {step === 'sent' && <Notice kind="success">{sent}</Notice>}
      {open && (
        <CommentForm
          post={post.id}
          parent={to.id}
          siblings={replies}
          label={replyField(reader)}
          send={sendReply}
          isReply
          onAdded={added}
        />
      )}
    </>
  );
}
