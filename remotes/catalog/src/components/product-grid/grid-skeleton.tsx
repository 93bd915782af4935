import { indices, Skeleton } from '@shop/shared/ui';
import cardStyles from '../product-card/product-card.module.css';
import styles from './product-grid.module.css';
import skeletonStyles from './grid-skeleton.module.css';

/** Placeholders in the size of cards. */
export function GridSkeleton({ cards }: { readonly cards: number }) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <ul className={`${styles.cards} ${styles.four}`}>
        {indices(cards).map((index) => (
          <li key={index} className={cardStyles.frame}>
            <div className={`${cardStyles.card} ${skeletonStyles.card}`}>
              <span className={`${cardStyles.picture} ${skeletonStyles.picture}`} />
              <div className={`${cardStyles.label} ${skeletonStyles.label}`}>
                <Skeleton lines={3} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
