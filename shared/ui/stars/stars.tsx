import { messages } from '../messages.ts';
import styles from './stars.module.css';

const whole = 'M9 1.2l2.4 5 5.4.7-4 3.8 1 5.4L9 13.5l-4.8 2.6 1-5.4-4-3.8 5.4-.7z';
const half = 'M9 1.2V13.5l-4.8 2.6 1-5.4-4-3.8 5.4-.7z';
const places = [0, 1, 2, 3, 4];

/** A rating of 0 to 5 drawn in half stars; the exact figure stands beside it in words. */
export function Stars({ value }: { readonly value: number }) {
  const stars = halfStars(value);
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 98 18"
      width="98"
      height="18"
      role="img"
      aria-label={messages.starsOfFive(stars)}
    >
      {places.map((place) => (
        <g key={place} transform={`translate(${place * 20})`}>
          <path className={styles.ground} d={whole} />
          {stars > place && <path className={styles.gold} d={stars > place + 0.5 ? whole : half} />}
        </g>
      ))}
    </svg>
  );
}

/** A rating as stars: rounded to half a star, between 0 and 5. */
export function halfStars(rating: number): number {
  return Math.min(5, Math.max(0, Math.round(rating * 2) / 2));
}
