import type { ListedProduct } from '@shop/shared/contracts/provider';
import { cardTexts } from '../../messages/cards.ts';
import styles from './product-card.module.css';

/**
 * Buttons beside the card's link. What they do comes with the grid's extras, which know them by their value. Their signs are drawn
 * by the styles: a list has dozens of them, and no element is the cheapest.
 */
export function CardButtons({ product: { name, stock, attributes } }: { readonly product: ListedProduct }) {
  return (
    <>
      {attributes.length > 0 && (
        <div className={styles.overPicture}>
          <button type="button" value="about" className={styles.about} aria-label={cardTexts.about(name)} />
        </div>
      )}
      {stock !== 0 && (
        <button type="button" value="add" className={styles.add} aria-label={cardTexts.quickAdd(name)} />
      )}
    </>
  );
}
