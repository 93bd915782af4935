import type { ReactNode } from 'react';
import { Problem } from '../components/problem.tsx';
import styles from '../components/page.module.css';

interface AloneProps {
  /** What went wrong right before; empty when nothing did. */
  readonly problem: string;
  readonly children: ReactNode;
}

/** The page where it has no cart to show. */
export function Alone({ problem, children }: AloneProps) {
  return (
    <div className={styles.alone}>
      <Problem text={problem} />
      {children}
    </div>
  );
}
