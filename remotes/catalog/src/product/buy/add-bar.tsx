import { useEffect, useRef } from 'react';
import { Notice, Price } from '@shop/shared/ui';
import styles from './add-bar.module.css';
import { AddButton } from './buy.tsx';
import type { Purchase } from './use-purchase.ts';

/** Name, price and button at the lower edge of a phone's view, while the page's button is out of it. */
export function AddBar({ purchase }: { readonly purchase: Purchase }) {
  return purchase.isOutOfView && <Bar purchase={purchase} />;
}

function Bar({ purchase }: { readonly purchase: Purchase }) {
  const { product, notice } = purchase;
  const bar = useLowerBar();
  return (
    <div className={styles.place}>
      <div className={styles.bar} ref={bar}>
        {notice && (
          <div className={styles.notice}>
            <Notice kind={notice.kind}>{notice.text}</Notice>
          </div>
        )}
        <div className={styles.words}>
          <span className={styles.name}>{product.name}</span>
          <Price amount={product.price} before={product.price_before_discount} />
        </div>
        <div className={styles.action}>
          <AddButton purchase={purchase} />
        </div>
      </div>
    </div>
  );
}

/** Sets the height of the bar for everything else at the lower edge of the view. */
function useLowerBar() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shop = bar.current?.closest<HTMLElement>('.shop-root');
    shop?.style.setProperty('--_lower-bar', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void shop?.style.removeProperty('--_lower-bar');
  });
  return bar;
}
