import { indices } from '../list/indices.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Lines of text, for the shape `text`. */
  readonly lines?: number;
  /** `tray`: a square picture; `circle`: a round one. Both fill the width they are given. */
  readonly shape?: 'text' | 'tray' | 'circle';
}

/** Holds the place of what is loading; hidden for the first 150 ms and from screen readers. */
export function Skeleton({ lines = 1, shape = 'text' }: SkeletonProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {shape === 'text' ? (
        indices(lines).map((line) => <span key={line} className={styles.bar} />)
      ) : (
        <span className={`${styles.bar} ${styles[shape]}`} />
      )}
    </div>
  );
}
