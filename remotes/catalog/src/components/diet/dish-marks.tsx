import { DietMark, useVerdict, VerdictWords, type Described } from '@shop/shared/diet';
import styles from './dish-marks.module.css';

interface DishProps {
  readonly dish: Described;
}

/** How a dish stands to the diet of this device: on the lower edge of its card's picture. */
export function CardMark({ dish }: DishProps) {
  return (
    <span className={styles.place}>
      <DietMark dish={dish} />
    </span>
  );
}

/** The same in a sentence, for the dish's page. */
export function DishVerdict({ dish }: DishProps) {
  const verdict = useVerdict(dish);
  return verdict && <VerdictWords verdict={verdict} long />;
}
