import { ActionProblem } from '@shop/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './page.module.css';

interface PageProblemProps {
  readonly text: string;
  /** What the shopper can do about it. */
  readonly help?: string | undefined;
}

/** An error message, scrolled into view since the pressed button may be far below. Nothing for an empty text. */
export function PageProblem({ text, help }: PageProblemProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) element.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  if (!text) return null;
  return (
    <div ref={element} className={styles.problem}>
      <ActionProblem text={text} />
      {help && <p role="status">{help}</p>}
    </div>
  );
}

interface CenteredPageProps {
  /** Empty without a problem. */
  readonly problem: string;
  readonly children: ReactNode;
}

/** A page with one message in its middle. */
export function CenteredPage({ problem, children }: CenteredPageProps) {
  return (
    <div className={styles.alone}>
      <PageProblem text={problem} />
      {children}
    </div>
  );
}
