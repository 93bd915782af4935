import { createElement, Suspense, useState } from 'react';
import { lazyOrNothing, RetryNotice } from '@shop/shared/ui';
import { listTexts } from '../messages/product-list.ts';
import styles from './product-list.module.css';

interface Retry {
  onRetry(): void;
}

/** The basket of the list's address: few lists come with one, so that its code is loaded then. */
export function BasketPlace() {
  const [basket, setBasket] = useState(loadBasket);
  return <Suspense>{createElement(basket, { onRetry: () => setBasket(loadBasket()) })}</Suspense>;
}

const loadBasket = () =>
  lazyOrNothing<Retry>(async () => (await import('./basket/shared-basket.tsx')).SharedBasket, Missing);

/** Where its code cannot be loaded. The address keeps the dishes. */
function Missing({ onRetry }: Retry) {
  return (
    <div className={styles.notice}>
      <RetryNotice text={listTexts.basketFailed} onRetry={onRetry} />
    </div>
  );
}
