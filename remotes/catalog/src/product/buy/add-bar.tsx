import { Notice, Price } from '@shop/shared/ui';
import styles from './add-bar.module.css';
import { AddButton } from './buy.tsx';
import { useLowerBar } from './use-lower-bar.ts';
import type { Purchase } from './use-purchase.ts';

/** On a phone, once the button has scrolled away: name, price and the same button, at the lower edge of the view. */
export function AddBar({ purchase }: { readonly purchase: Purchase }) {
  return purchase.past && <Bar purchase={purchase} />;
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
