import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Badge } from '@shop/shared/ui';
import { shopTexts } from '../../messages/shop.ts';
import styles from './product-badges.module.css';

/** Stamps on a product's picture. */
export function ProductBadges({ product }: { readonly product: ListedProduct }) {
  const offer = product.price_before_discount !== null;
  const soldOut = product.stock === 0;
  if (!offer && !soldOut) return null;
  return (
    <span className={styles.badges}>
      {offer && <Badge kind="offer">{shopTexts.discount}</Badge>}
      {soldOut && <Badge kind="soldOut">{shopTexts.soldOut}</Badge>}
    </span>
  );
}
