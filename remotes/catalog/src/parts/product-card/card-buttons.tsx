import type { ListedProduct } from '@shop/shared/contracts/provider';
import { IconShape } from '@shop/shared/ui';
import { cardTexts } from '../../messages/cards.ts';
import styles from './product-card.module.css';

const plus = 'M10 4v12M4 10h12';
const letterI = 'M10 9v6M10 5h.01';

/** Buttons beside the card's link. What they do comes with the grid's extras, which know them by their value. */
export function CardButtons({ product: { name, stock, attributes } }: { readonly product: ListedProduct }) {
  return (
    <>
      {attributes.length > 0 && (
        <div className={styles.overPicture}>
          <button type="button" value="about" className={styles.about} aria-label={cardTexts.about(name)}>
            <IconShape path={letterI} />
          </button>
        </div>
      )}
      {stock !== 0 && (
        <button type="button" value="add" className={styles.add} aria-label={cardTexts.quickAdd(name)}>
          <IconShape path={plus} />
        </button>
      )}
    </>
  );
}
