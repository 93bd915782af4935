import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  readonly kind: 'offer' | 'soldOut';
  readonly children: ReactNode;
}

/** A stamp on a picture. */
export function Badge({ kind, children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[kind] ?? ''}`}>{children}</span>;
}
