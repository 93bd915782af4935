import type { ReactNode } from 'react';
import styles from './void.module.css';
import { Waves } from './waves.tsx';

interface VoidProps {
  readonly title: string;
  readonly help?: ReactNode;
  /** Shown in a circle; the wave pattern when left out. */
  readonly picture?: ReactNode;
  /** `h1` where the void is the whole page. */
  readonly heading?: 'h1' | 'h2';
  /** One action. */
  readonly children?: ReactNode;
}

/** The place of something that is absent: an empty list, a page that could not be loaded. */
export function EmptyState({ title, help, picture, heading: Heading = 'h2', children }: VoidProps) {
  return (
    <div className={styles.void}>
      <div className={styles.picture}>{picture ?? <Waves />}</div>
      <Heading className={styles.title}>{title}</Heading>
      {help && <p className={styles.help}>{help}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}
