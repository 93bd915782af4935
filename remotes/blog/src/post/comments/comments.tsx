import { listComments, type Comment, type Post } from '@shop/shared/contracts/provider';
import { listCalls, RetryNotice, usePlatform, useTryAgain, type LoadedList } from '@shop/shared/ui';
import { useMemo, useState } from 'react';
import { messages } from '../../messages/pages.ts';
import { LoadMoreOf, usePagedList } from '../../components/paged-list.tsx';
import { commentThreads, countThreads } from './comment-tree.ts';
import { commentStep, type CommentsAnswer } from './comments-answer.ts';
import { CommentsFrame } from './comments-frame.tsx';
import styles from './comments.module.css';
import { NewComment } from './new-comment.tsx';
import { ThreadList } from './thread-list.tsx';
import { HasAllComments } from './use-sending.ts';

interface CommentsProps {
  readonly post: Pick<Post, 'id' | 'slug'>;
  readonly answer: CommentsAnswer;
}

/** The comments on a post, and the form for a new one. */
export function Comments({ post, answer }: CommentsProps) {
  return answer.page ? (
    <LoadedComments post={post} first={answer.page} count={answer.count} />
  ) : (
    <FailedComments failure={answer.failure} />
  );
}

function FailedComments({ failure }: { readonly failure: string }) {
  const tryAgain = useTryAgain();
  return (
    <CommentsFrame>
      <div className={styles.failure}>
        <RetryNotice text={failure} onRetry={tryAgain} />
      </div>
    </CommentsFrame>
  );
}

function LoadedComments({
  post,
  first,
  count,
}: {
  readonly post: CommentsProps['post'];
  readonly first: LoadedList<Comment>;
  /** Of the loaded pages. */
  readonly count: number;
}) {
  const { failed } = messages.post;
  const { provider } = usePlatform();
  const calls = listCalls(provider, listComments, { post: post.id });
  const list = usePagedList(calls, first, { size: commentStep, failed });
  const [added, setAdded] = useState<readonly Comment[]>([]);
  const threads = useMemo(() => commentThreads([...added, ...list.items]), [added, list.items]);
  const add = (comment: Comment) => setAdded((known) => [comment, ...known]);
  const shown = threads.slice(0, list.limit + added.length);
  return (
    <CommentsFrame
      count={list.isCut ? count + added.length : countThreads(list.hasUnloaded ? shown : threads)}
    >
      {threads.length === 0 && !list.hasUnloaded && <p className="soft">{messages.comments.empty}</p>}
      <HasAllComments value={!list.hasUnloaded}>
        <ThreadList threads={shown} depth={0} post={post} onAdded={add} />
        <LoadMoreOf list={list} shown={shown.length} of={threads.length} />
        <NewComment post={post} threads={threads} onAdded={add} />
      </HasAllComments>
    </CommentsFrame>
  );
}
