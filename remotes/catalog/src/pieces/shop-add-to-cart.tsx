import type { Piece } from '@shop/shared/contracts';
import type { Product } from '@shop/shared/contracts/provider';
import { Link, useLocation } from '@shop/shared/router';
import { Notice, Stepper } from '@shop/shared/ui';
import { purchaseTexts } from '../messages/product.ts';
import { buyTexts } from '../messages/shop.ts';
import { AddButton } from '../product/buy/buy.tsx';
import { KitchenNote } from '../product/buy/kitchen-note.tsx';
import { usePurchase } from '../product/buy/use-purchase.ts';
import { answersPendingDish, loadDish, useDish } from './dish.ts';
import styles from './pieces.module.css';

function AddToCart() {
  const product = useDish();
  return <Purchase key={product.id} product={product} />;
}

/** The button, with what `stepper` and `note` ask for, and what came of a press. */
function Purchase({ product }: { readonly product: Product }) {
  const attributes = new URLSearchParams(useLocation().search);
  const purchase = usePurchase(product, attributes.has('note'));
  const { row, notice, quantity, setQuantity } = purchase;
  const { price, stock } = product;
  const isForSale = price !== null && stock !== 0;
  return (
    <div className={styles.purchase}>
      {isForSale && attributes.has('note') && <KitchenNote purchase={purchase} />}
      <div className={styles.row} ref={row}>
        {isForSale && attributes.has('stepper') && (
          <div onFocus={purchase.onFieldFocus} onBlur={purchase.onFieldBlur}>
            <Stepper
              label={purchaseTexts.quantity}
              value={quantity}
              {...(stock !== null && { max: stock })}
              onChange={setQuantity}
            />
          </div>
        )}
        <AddButton purchase={purchase} />
      </div>
      {notice && (
        <Notice kind={notice.kind}>
          {notice.text}{' '}
          {notice.kind === 'success' && (
            <Link to="/cart" className="link">
              {buyTexts.viewCart}
            </Link>
          )}
        </Notice>
      )}
    </div>
  );
}

export const piece: Piece = {
  loader: loadDish,
  Component: AddToCart,
  answers: answersPendingDish,
  isInline: true,
};
