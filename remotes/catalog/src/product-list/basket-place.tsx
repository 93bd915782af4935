import { Suspense, useState } from 'react';
import { lazyPart, RetryNotice } from '@shop/shared/ui';
import { listTexts } from '../messages/product-list.ts';
import styles from './product-list.module.css';

interface Retry {
  onRetry(): void;
}

const SharedBasket = lazyPart<Retry>(
  async () => (await import('./basket/shared-basket.tsx')).SharedBasket,
  Missing,
);

/** The basket of the list's address: few lists come with one, so that its code is loaded then. */
export function BasketPlace() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Suspense>
      <SharedBasket key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </Suspense>
  );
}

/** Where its code cannot be loaded. The address keeps the dishes. */
function Missing({ onRetry }: Retry) {
  return (
    <div className={styles.notice}>
      <RetryNotice text={listTexts.basketFailed} onRetry={onRetry} />
    </div>
  );
}
