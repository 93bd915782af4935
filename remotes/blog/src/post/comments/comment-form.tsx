import type { Comment } from '@shop/shared/contracts/provider';
import { Button, Notice, TextArea, usePlatform } from '@shop/shared/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { messages } from '../../messages.ts';
import { useDraft } from '../../components/use-draft.ts';
import styles from './comments.module.css';
import { draftName } from './draft-name.ts';
import { useSending } from './use-sending.ts';

interface CommentFormProps {
  readonly post: number;
  readonly parent: number | null;
  readonly label: string;
  /** Words of the button. */
  readonly send: string;
  /** A form that was just asked for: a smaller one, which takes the focus. */
  readonly asked?: boolean;
  onAdded(comment: Comment): void;
}

export function CommentForm({ post, parent, label, send, asked = false, onAdded }: CommentFormProps) {
  const { announce } = usePlatform();
  const [content, setContent] = useDraft(draftName(post, parent));
  const sending = useSending();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked) field.current?.focus();
  }, [asked]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!content.trim()) field.current?.focus();
    const comment = await sending.send({ post, parent, content });
    if (!comment) return;
    setContent('');
    announce(messages.comments.sent);
    onAdded(comment);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {sending.problem && <Notice kind="error">{sending.problem}</Notice>}
      <TextArea
        ref={field}
        label={label}
        name="content"
        rows={asked ? 3 : 5}
        value={content}
        readOnly={sending.sending}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <div>
        <Button
          type="submit"
          kind={asked ? 'quiet' : 'filled'}
          busy={sending.sending ? messages.comments.sending : undefined}
        >
          {send}
        </Button>
      </div>
    </form>
  );
}
