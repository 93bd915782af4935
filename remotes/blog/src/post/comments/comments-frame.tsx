import type { Post } from '@shop/shared/contracts/provider';
import { Skeleton } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages/pages.ts';
import styles from './comments.module.css';

interface CommentsFrameProps {
  /** Absent while the comments load or have failed. */
  readonly count?: number;
  readonly isLoading?: boolean;
  readonly children?: ReactNode;
}

/** The section below a post, also while its comments load. */
export function CommentsFrame({ count, isLoading = false, children }: CommentsFrameProps) {
  return (
    <section id="comments" className={styles.comments} aria-busy={isLoading}>
      <h2>{count === undefined ? messages.comments.plainHeading : messages.comments.heading(count)}</h2>
      {isLoading && <Skeleton lines={6} />}
      {children}
    </section>
  );
}

/** The login that leads back to a post's comments, as the section's id names them. */
export function loginFor({ slug }: Pick<Post, 'slug'>): string {
  return `/login?redirect=/blog/${encodeURIComponent(slug)}#comments`;
}
