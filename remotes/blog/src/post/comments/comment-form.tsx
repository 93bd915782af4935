import type { Comment, RecordId } from '@shop/shared/contracts/provider';
import { ActionProblem, Button, TextArea, usePlatform } from '@shop/shared/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { messages } from '../../messages/pages.ts';
import { useDraft } from '../../components/use-draft.ts';
import type { Thread } from './comment-tree.ts';
import styles from './comments.module.css';
import { useSending } from './use-sending.ts';

interface CommentFormProps {
  readonly post: RecordId;
  readonly parent: RecordId | null;
  /** The comments on the same level. */
  readonly siblings: readonly Thread[];
  readonly label: string;
  /** Text of the button. */
  readonly send: string;
  /** A reply's form is smaller and takes the focus. */
  readonly isReply?: boolean;
  onAdded(comment: Comment): void;
}

export function CommentForm(props: CommentFormProps) {
  const { post, parent, siblings, label, send, isReply = false, onAdded } = props;
  const { announce } = usePlatform();
  const [content, setContent] = useDraft(draftName(post, parent));
  const sending = useSending(draftName(post, parent));
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isReply) field.current?.focus();
  }, [isReply]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!content.trim()) field.current?.focus();
    const comment = await sending.send({ post, parent, content, siblings });
    if (!comment) return;
    setContent('');
    announce(messages.comments.sent);
    onAdded(comment);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ActionProblem text={sending.problem} />
      <TextArea
        ref={field}
        label={label}
        name="content"
        rows={isReply ? 3 : 5}
        value={content}
        readOnly={sending.sending}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <div>
        <Button
          type="submit"
          kind={isReply ? 'quiet' : 'filled'}
          busy={sending.sending ? messages.comments.sending : undefined}
        >
          {send}
        </Button>
      </div>
    </form>
  );
}

/** Names the draft of a comment on a post, or of a reply to one of its comments. */
export function draftName(post: RecordId, parent: RecordId | null): string {
  return parent === null ? `comment on ${post}` : `reply to ${parent}`;
}
