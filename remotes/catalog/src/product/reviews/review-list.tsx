import { useState } from 'react';
import { reviewTexts } from '../../messages/reviews.ts';
import { ReviewItem } from './review-item.tsx';
import type { ReviewSummary } from './review-summary.ts';
import styles from './reviews.module.css';

/** The reviews at hand; where only some come from buyers, those can be read alone. */
export function ReviewList({ summary: { reviews, count } }: { readonly summary: ReviewSummary }) {
  const [verifiedOnly, setVerifiedOnly] = useState(false);
  const verified = reviews.filter(({ is_verified_purchase }) => is_verified_purchase);
  const mixed = verified.length > 0 && verified.length < reviews.length;
  if (count === 0) return <p className="soft">{reviewTexts.noneHelp}</p>;
  return (
    <div>
      {mixed && (
        <label className={styles.only}>
          <input
            type="checkbox"
            checked={verifiedOnly}
            onChange={(event) => setVerifiedOnly(event.currentTarget.checked)}
          />
          {reviewTexts.verifiedOnly(verified.length)}
        </label>
      )}
      <ul className={styles.list}>
        {(mixed && verifiedOnly ? verified : reviews).map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
    </div>
  );
}
