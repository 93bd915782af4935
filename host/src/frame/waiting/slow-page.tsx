import { Button, usePlatform } from '@shop/shared/ui';
import { useEffect, useLayoutEffect } from 'react';
import { messages } from './messages.ts';
import styles from './slow-page.module.css';

interface SlowPageProps {
  /** Some seconds have passed: time to choose. */
  readonly long: boolean;
  onRetry(): void;
  onStay(): void;
}

/** Stands in the place of the page before, while the next one takes its time. */
export function SlowPage({ long, onRetry, onStay }: SlowPageProps) {
  // The page before is behind this, and where it was when it comes back.
  useLayoutEffect(() => {
    const { scrollX, scrollY } = window;
    scrollTo(0, 0);
    return () => scrollTo(scrollX, scrollY);
  }, []);
  return (
    <div className={styles.slow}>
      <div className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      {long && <SlowChoice onRetry={onRetry} onStay={onStay} />}
    </div>
  );
}

type SlowChoiceProps = Pick<SlowPageProps, 'onRetry'> & Partial<Pick<SlowPageProps, 'onStay'>>;

/** After a long wait: begin anew, or stay where one was, if one was somewhere. The page may still arrive. */
export function SlowChoice({ onRetry, onStay }: SlowChoiceProps) {
  const { announce } = usePlatform();
  useEffect(() => announce(messages.slow), [announce]);
  return (
    <div className={styles.choice}>
      <p>{messages.slow}</p>
      <Button kind="quiet" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
      {onStay && (
        <Button kind="quiet" onClick={onStay}>
          {messages.stay}
        </Button>
      )}
    </div>
  );
}
