import { Skeleton } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import styles from './comments.module.css';

interface CommentsFrameProps {
  /** Absent while nobody knows how many there are. */
  readonly count?: number;
  readonly waiting?: boolean;
  readonly children?: ReactNode;
}

/** The section below a post, also while its comments are on their way. */
export function CommentsFrame({ count, waiting = false, children }: CommentsFrameProps) {
  return (
    <section id="comments" className={styles.comments} aria-busy={waiting}>
      <h2>{count === undefined ? messages.comments.plainHeading : messages.comments.heading(count)}</h2>
      {waiting && <Skeleton lines={6} />}
      {children}
    </section>
  );
}
