import { listComments, type Comment, type Page, type Post } from '@shop/shared/contracts/provider';
import { Button, Notice, useTryAgain } from '@shop/shared/ui';
import { useMemo, useState } from 'react';
import { messages } from '../../messages.ts';
import { LoadMoreOf, usePagedList } from '../../components/paged-list.tsx';
import { commentThreads, countThreads } from './comment-tree.ts';
import { CommentsFrame } from './comments-frame.tsx';
import styles from './comments.module.css';
import { NewComment } from './new-comment.tsx';
import { ThreadList } from './thread-list.tsx';

/** The comments, or why there are none. */
export type CommentsAnswer =
  | { readonly page: Page<Comment>; readonly failure?: never }
  | { readonly page?: never; readonly failure: string };

interface CommentsProps {
  readonly post: Pick<Post, 'id' | 'slug'>;
  readonly answer: CommentsAnswer;
}

/** What readers said about a post, and the place to say more. */
export function Comments({ post, answer }: CommentsProps) {
  return answer.page ? (
    <LoadedComments post={post} first={answer.page} />
  ) : (
    <FailedComments failure={answer.failure} />
  );
}

function FailedComments({ failure }: { readonly failure: string }) {
  const tryAgain = useTryAgain();
  return (
    <CommentsFrame>
      <div className={styles.failure}>
        <Notice kind="error">{failure}</Notice>
        <Button kind="quiet" onClick={tryAgain}>
          {messages.tryAgain}
        </Button>
      </div>
    </CommentsFrame>
  );
}

function LoadedComments({
  post,
  first,
}: {
  readonly post: CommentsProps['post'];
  readonly first: Page<Comment>;
}) {
  const list = usePagedList(listComments, first, messages.post.failed);
  const [added, setAdded] = useState<readonly Comment[]>([]);
  const threads = useMemo(() => commentThreads([...added, ...list.items]), [added, list.items]);
  const add = (comment: Comment) => setAdded((known) => [comment, ...known]);
  return (
    <CommentsFrame count={countThreads(threads)}>
      {threads.length === 0 && !list.hasMore && <p className="soft">{messages.comments.empty}</p>}
      <ThreadList threads={threads} depth={0} post={post} onAdded={add} />
      <LoadMoreOf list={list} />
      <NewComment post={post} onAdded={add} />
    </CommentsFrame>
  );
}
