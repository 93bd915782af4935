import { indices, Skeleton } from '@shop/shared/ui';
import cardStyles from '../product-card/product-card.module.css';
import styles from './product-grid.module.css';

/** Placeholders in the size of cards. */
export function GridSkeleton({ cards }: { readonly cards: number }) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <ul className={`${styles.cards} ${styles.four}`}>
        {indices(cards).map((index) => (
          <li key={index} className={cardStyles.frame}>
            <div className={`${cardStyles.card} ${cardStyles.skeletonCard}`}>
              <span className={`${cardStyles.picture} ${cardStyles.skeletonPicture}`} />
              <div className={`${cardStyles.label} ${cardStyles.skeletonLabel}`}>
                <Skeleton lines={3} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
