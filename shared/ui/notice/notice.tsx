import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './notice.module.css';

const icons = { success: 'check', error: 'alert', info: 'info' } as const;

interface NoticeProps {
  readonly kind: 'success' | 'error' | 'info';
  readonly children: ReactNode;
}

/** A sentence about what just happened, read out when it appears. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind] ?? ''}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
