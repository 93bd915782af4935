import type { ReactNode } from 'react';
import { DietMark, type Described } from '@shop/shared/diet';
import styles from './card-mark.module.css';

/** The mark of a card, on the lower edge of its picture. */
export function CardMark({ dish }: { readonly dish: Described }): ReactNode {
  return (
    <span className={styles.place}>
      <DietMark dish={dish} />
    </span>
  );
}
