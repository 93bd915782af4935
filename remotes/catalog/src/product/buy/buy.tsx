import { Link } from '@shop/shared/router';
import { Button, ButtonLink, Notice, Stepper } from '@shop/shared/ui';
import { purchaseTexts } from '../../messages/product.ts';
import { buyTexts } from '../../messages/shop.ts';
import styles from './buy.module.css';
import { KitchenNote } from './kitchen-note.tsx';
import type { Purchase } from './use-purchase.ts';

/** A note to the kitchen, quantity and button, with the notice below them, whose place is kept. */
export function Buy({ purchase }: { readonly purchase: Purchase }) {
  const { product, quantity, setQuantity, notice, hasAdded, row, isOutOfView } = purchase;
  const { price, stock } = product;
  return (
    <div className={styles.frame}>
      {price !== null && stock !== 0 && <KitchenNote purchase={purchase} />}
      <div className={styles.buy} ref={row}>
        {price !== null && stock !== null && stock > 1 && (
          <div onFocus={purchase.onFieldFocus} onBlur={purchase.onFieldBlur}>
            <Stepper label={purchaseTexts.quantity} value={quantity} max={stock} onChange={setQuantity} />
          </div>
        )}
        <AddButton purchase={purchase} />
      </div>
      {price === null && <p className="soft small">{buyTexts.onRequest}</p>}
      {stock === 0 && <p className="soft small">{purchaseTexts.soldOutHelp}</p>}
      <div className={styles.said}>
        {notice && !isOutOfView && <Notice kind={notice.kind}>{notice.text}</Notice>}
        {hasAdded && (
          <Link to="/cart" className={`link ${styles.toCart}`}>
            {buyTexts.viewCart}
          </Link>
        )}
      </div>
    </div>
  );
}

/** A link to the contact page where the price is on request. */
export function AddButton({ purchase }: { readonly purchase: Purchase }) {
  const { price, stock } = purchase.product;
  if (price === null) {
    return (
      <ButtonLink to="/contact" kind="quiet" wide>
        {purchaseTexts.askForPrice}
      </ButtonLink>
    );
  }
  const soldOut = stock === 0;
  return (
    <Button
      wide
      kind={soldOut ? 'quiet' : 'filled'}
      busy={purchase.isAdding ? purchaseTexts.adding : undefined}
      onPointerDown={purchase.onPointerDown}
      onClick={purchase.onPress}
    >
      {soldOut ? purchaseTexts.soldOut : purchaseTexts.add}
    </Button>
  );
}
