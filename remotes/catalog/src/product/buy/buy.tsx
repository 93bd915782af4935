import { Link } from '@shop/shared/router';
import { Button, Notice, Stepper } from '@shop/shared/ui';
import { buyTexts } from '../../messages/buy.ts';
import styles from './buy.module.css';
import type { Purchase } from './use-purchase.ts';

/** Quantity and button. What comes of pressing it stands below. */
export function Buy({ purchase }: { readonly purchase: Purchase }) {
  const { product, quantity, setQuantity, notice, added, watched, past } = purchase;
  const { stock } = product;
  return (
    <div className={styles.frame}>
      <div className={styles.buy} ref={watched}>
        {stock !== null && stock > 1 && (
          <div onFocus={purchase.enterField} onBlur={purchase.leaveField}>
            <Stepper label={buyTexts.quantity} value={quantity} max={stock} onChange={setQuantity} />
          </div>
        )}
        <AddButton purchase={purchase} />
      </div>
      {stock === 0 && <p className="soft small">{buyTexts.soldOutHelp}</p>}
      {notice && !past && <Notice kind={notice.kind}>{notice.text}</Notice>}
      {added && (
        <p>
          <Link to="/cart" className="link">
            {buyTexts.viewCart}
          </Link>
        </p>
      )}
    </div>
  );
}

export function AddButton({ purchase }: { readonly purchase: Purchase }) {
  const soldOut = purchase.product.stock === 0;
  return (
    <Button
      wide
      kind={soldOut ? 'quiet' : 'filled'}
      busy={purchase.busy ? buyTexts.adding : undefined}
      onPointerDown={purchase.aim}
      onClick={purchase.press}
    >
      {soldOut ? buyTexts.soldOut : buyTexts.add}
    </Button>
  );
}
