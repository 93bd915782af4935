import { Stars } from '@shop/shared/ui';
import { reviewTexts } from '../../messages/reviews.ts';
import { starCounts, type ReviewSummary } from './review-summary.ts';
import styles from './reviews.module.css';

/** The average in figures and stars, and how the reviews spread over the stars. */
export function Score({ summary }: { readonly summary: ReviewSummary }) {
  const counts = starCounts(summary);
  return (
    <>
      <div className={styles.score}>
        <b className={styles.figure}>{summary.average.toFixed(1)}</b>
        <Stars value={summary.average} />
        <span className="soft small">{reviewTexts.count(summary.count)}</span>
      </div>
      {counts && (
        <ul className={styles.histogram}>
          {counts.map(({ stars, count }) => (
            <li key={stars}>
              <span aria-hidden="true">{stars}</span>
              <meter max={summary.count} value={count} aria-label={reviewTexts.starsOf(stars)} />
              <span className="soft">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
