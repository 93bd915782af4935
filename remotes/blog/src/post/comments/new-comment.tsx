import type { Comment, Post } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { useCustomerForm } from '@shop/shared/session/react';
import { Notice, usePlatform, useHydrated } from '@shop/shared/ui';
import { useState } from 'react';
import { messages } from '../../messages/pages.ts';
import { useHasDraft } from '../../components/use-draft.ts';
import { CommentForm, draftName } from './comment-form.tsx';
import type { Thread } from './comment-tree.ts';
import { loginFor } from './comments-frame.tsx';
import styles from './comments.module.css';

interface NewCommentProps {
  readonly post: Pick<Post, 'id' | 'slug'>;
  readonly threads: readonly Thread[];
  onAdded(comment: Comment): void;
}

/** The form below the comments, or a link to the login. */
export function NewComment({ post, threads, onAdded }: NewCommentProps) {
  const hasForm = useCustomerForm(usePlatform());
  const [sent, setSent] = useState(false);
  const { formHeading, field, send } = messages.comments;
  if (!hasForm) return <LoginNotice post={post} />;
  const added = (comment: Comment) => {
    setSent(true);
    onAdded(comment);
  };
  return (
    <div className={styles.new}>
      <h3>{formHeading}</h3>
      {sent && <Notice kind="success">{messages.comments.sent}</Notice>}
      <CommentForm
        post={post.id}
        parent={null}
        siblings={threads}
        label={field}
        send={send}
        onAdded={added}
      />
    </div>
  );
}

function LoginNotice({ post }: Pick<NewCommentProps, 'post'>) {
  // A session can end while somebody writes.
  const hasDraft = useHasDraft(draftName(post.id, null));
  const { signIn, toLogin, kept } = messages.comments;
  // Before hydration everybody is a visitor; a customer's form has its place reserved.
  const place = useHydrated() ? '' : styles.formPlace;
  return (
    <div className={`${styles.new} ${place}`}>
      <Notice kind="info">
        {`${signIn}. `}
        <Link className="link" to={loginFor(post)}>
          {toLogin}
        </Link>
        {hasDraft && <span>{` ${kept}`}</span>}
      </Notice>
    </div>
  );
}
