import { useState } from 'react';
import type { Review } from '@shop/shared/contracts/provider';
import { formatDate, Icon, Stars } from '@shop/shared/ui';
import { reviewTexts } from '../../messages/product.ts';
import type { ReviewSummary } from './review-summary.ts';
import styles from './reviews.module.css';

/** The loaded reviews; where only some are verified purchases, a checkbox leaves those alone. */
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

function ReviewItem({ review }: { readonly review: Review }) {
  const { user, rating, comment, created_at, is_verified_purchase } = review;
  return (
    <li className={styles.review}>
      <p className={styles.byline}>
        <Stars value={rating} />
        <b>{user?.username || reviewTexts.anonymous}</b>
        <time className="soft small" dateTime={created_at || undefined}>
          {formatDate(created_at)}
        </time>
        {is_verified_purchase && (
          <span className={styles.verified}>
            <Icon name="check" />
            {reviewTexts.verified}
          </span>
        )}
      </p>
      <p className={styles.comment}>{comment}</p>
    </li>
  );
}
