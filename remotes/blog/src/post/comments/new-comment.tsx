import type { Comment, Post } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { useSession } from '@shop/shared/session/react';
import { Notice, usePlatform, useHydrated } from '@shop/shared/ui';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { useBegun } from '../../components/use-draft.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { draftName } from './draft-name.ts';
import { loginFor } from './login-for.ts';

interface NewCommentProps {
  readonly post: Pick<Post, 'id' | 'slug'>;
  onAdded(comment: Comment): void;
}

/** The form below the comments, or the way to it through the login. */
export function NewComment({ post, onAdded }: NewCommentProps) {
  const { signedIn } = useSession(usePlatform());
  const [sent, setSent] = useState(false);
  const { formHeading, field, send } = messages.comments;
  if (!signedIn) return <WayToLogin post={post} />;
  const added = (comment: Comment) => {
    setSent(true);
    onAdded(comment);
  };
  return (
    <div className={styles.new}>
      <h3>{formHeading}</h3>
      {sent && <Notice kind="success">{messages.comments.sent}</Notice>}
      <CommentForm post={post.id} parent={null} label={field} send={send} onAdded={added} />
    </div>
  );
}

function WayToLogin({ post }: Pick<NewCommentProps, 'post'>) {
  // A session can end while somebody writes.
  const begun = useBegun(draftName(post.id, null));
  const { signIn, toLogin, kept } = messages.comments;
  // Before hydration everybody is a visitor; a customer's form has its place reserved.
  const place = useHydrated() ? '' : styles.formPlace;
  return (
    <div className={`${styles.new} ${place}`}>
      <Notice kind="info">
        {signIn}.{' '}
        <Link className="link" to={loginFor(post)}>
          {toLogin}
        </Link>
        {begun && ` ${kept}`}
      </Notice>
    </div>
  );
}
