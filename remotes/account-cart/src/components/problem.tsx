import { Notice } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './page.module.css';

interface ProblemProps {
  readonly text: string;
  /** What the shopper can do about it. */
  readonly help?: string | undefined;
}

/** What went wrong, brought into view: the button that led to it may stand far below. Nothing for an empty text. */
export function Problem({ text, help }: ProblemProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) place.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  if (!text) return null;
  return (
    <div ref={place} className={styles.problem}>
      <Notice kind="error">{text}</Notice>
      {help && <p role="status">{help}</p>}
    </div>
  );
}
