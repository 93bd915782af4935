import { Button, usePlatform } from '@shop/shared/ui';
import { useEffect, useLayoutEffect } from 'react';
import { slowMessages as messages } from '../../messages/slow-navigation.ts';
import styles from './slow-page.module.css';

interface SlowPageProps {
  /** Whether to offer the choice. */
  readonly isSlow: boolean;
  onRetry(): void;
  onStay(): void;
}

/** Shown in place of the previous page while the next one is pending. */
export function SlowPage({ isSlow, onRetry, onStay }: SlowPageProps) {
  // The previous page is hidden meanwhile; its scroll position is restored.
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
      {isSlow && <SlowChoice onRetry={onRetry} onStay={onStay} />}
    </div>
  );
}

type SlowChoiceProps = Pick<SlowPageProps, 'onRetry'> & Partial<Pick<SlowPageProps, 'onStay'>>;

/** Retry, or stay on the previous page if there is one. The pending page may still load. */
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
