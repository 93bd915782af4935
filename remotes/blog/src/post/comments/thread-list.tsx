import { readText, type Comment, type Post } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { useCustomerForm } from '@shop/shared/session/react';
import { formatDate, usePlatform, shortParagraphs } from '@shop/shared/ui';
import { messages } from '../../messages/pages.ts';
import { readerName } from './reader-name.ts';
import { inOneList, type Thread } from './comment-tree.ts';
import { loginFor } from './comments-frame.tsx';
import styles from './comments.module.css';
import { Reply } from './reply.tsx';

interface ThreadListProps {
  readonly threads: readonly Thread[];
  /** 0 for comments on the post itself. */
  readonly depth: number;
  /** The comment replied to, where the indent does not show it. */
  readonly answered?: Comment;
  readonly post: Pick<Post, 'id' | 'slug'>;
  onAdded(comment: Comment): void;
}

/** From here on replies keep the indent of their parent, or a phone would show them one letter wide. */
const deepest = 3;

// Further replies stand in the last list: Chromium's tab ends at about three thousand elements within each other.
const mostLists = 20;

export function ThreadList({ threads, depth, answered, post, onAdded }: ThreadListProps) {
  if (threads.length === 0) return null;
  const indent = depth === 0 ? styles.threads : `${styles.replies} ${depth > deepest ? styles.deep : ''}`;
  const isLast = depth === mostLists;
  const items = isLast ? inOneList(threads, answered) : threads.map((thread) => ({ thread, answered }));
  return (
    <ul className={indent}>
      {items.map(({ thread: { comment, replies }, answered: to }) => (
        <li key={comment.id}>
          <CommentItem comment={comment} replies={replies} answered={to} post={post} onAdded={onAdded} />
          {!isLast && (
            <ThreadList
              threads={replies}
              depth={depth + 1}
              {...(depth >= deepest && { answered: comment })}
              post={post}
              onAdded={onAdded}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Of a name that thousands may answer, a few letters. */
const nameInReply = ({ user }: Comment) =>
  readerName(user && { username: readText(user.username.trim(), 60) ?? '' });

interface CommentItemProps extends Pick<ThreadListProps, 'post' | 'onAdded'> {
  readonly comment: Comment;
  readonly replies: readonly Thread[];
  readonly answered: Comment | undefined;
}

function CommentItem({ comment, replies, answered, post, onAdded }: CommentItemProps) {
  const hasForm = useCustomerForm(usePlatform());
  const { by, inReply, toReply } = messages.comments;
  const date = formatDate(comment.created_at);
  return (
    <article className={styles.comment} aria-label={by(readerName(comment.user))}>
      <header>
        <b>{readerName(comment.user)}</b>
        {date && (
          <time className="soft small" dateTime={comment.created_at}>
            {date}
          </time>
        )}
        {answered && <span className="soft small">{inReply(nameInReply(answered))}</span>}
      </header>
      {shortParagraphs(comment.content).map((words, nth) => (
        <p key={nth} className={styles.words}>
          {words}
        </p>
      ))}
      {hasForm ? (
        <Reply to={comment} replies={replies} post={post} onAdded={onAdded} />
      ) : (
        // As high as the button, so that hydration with a session causes no layout shift.
        <Link
          className={styles.reply}
          to={loginFor(post)}
          aria-label={toReply.name(readerName(comment.user))}
        >
          {toReply.words}
        </Link>
      )}
    </article>
  );
}
