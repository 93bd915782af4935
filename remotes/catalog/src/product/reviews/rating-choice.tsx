import { useId } from 'react';
import { reviewTexts } from '../../messages/product.ts';
import styles from './review-form.module.css';

interface RatingChoiceProps {
  /** 1 to 5. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Five stars to choose from, as radio buttons. */
export function RatingChoice({ value, onChange }: RatingChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{reviewTexts.rating}</legend>
      <span className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={stars <= value ? `${styles.star} ${styles.gold}` : styles.star}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={reviewTexts.starsOf(stars)}
            />
            <svg viewBox="0 0 18 18" aria-hidden="true">
              <path d="M9 1.2l2.4 5 5.4.7-4 3.8 1 5.4L9 13.5l-4.8 2.6 1-5.4-4-3.8 5.4-.7z" />
            </svg>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
