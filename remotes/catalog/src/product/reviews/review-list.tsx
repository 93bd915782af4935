import type { Review } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import {
  formatDate,
  Icon,
  LoadMore,
  Notice,
  shortName,
  shortParagraphs,
  Stars,
  useMoreShown,
  usePlatform,
} from '@shop/shared/ui';
import { reviewTexts } from '../../messages/product.ts';
import styles from './reviews.module.css';
import type { ProductReviews } from './use-reviews.ts';

/** The reviews, in steps; where only some are verified purchases, a checkbox leaves those alone. */
export function ReviewList({ reviews }: { readonly reviews: ProductReviews }) {
  const { announce } = usePlatform();
  const { summary, shown, steps, verifiedOnly, error } = reviews;
  const { total, verified } = summary.counted;
  useMoreShown(steps, shown.length, (count) => announce(reviewTexts.moreLoaded(count)));
  if (summary.count === 0) return <p className="soft">{reviewTexts.noneHelp}</p>;
  return (
    <div>
      {verified > 0 && verified < total && (
        <label className={styles.only}>
          <input
            type="checkbox"
            checked={verifiedOnly}
            onChange={(event) => reviews.setVerifiedOnly(event.currentTarget.checked)}
          />
          {reviewTexts.verifiedOnly(verified)}
        </label>
      )}
      <ul className={styles.list}>
        {shown.map((review, index) => (
          <ReviewItem key={review.id ?? `nth ${index}`} review={review} />
        ))}
      </ul>
      {error !== null && <Notice kind="error">{errorText(error, reviewTexts.moreFailed)}</Notice>}
      {reviews.hasMore && <LoadMore onLoad={reviews.showMore} busy={reviews.isLoading} />}
    </div>
  );
}

function ReviewItem({ review }: { readonly review: Review }) {
  const { user, rating, comment, created_at, is_verified_purchase } = review;
  return (
    <li className={styles.review}>
      <p className={styles.byline}>
        {rating !== null && <Stars value={rating} />}
        <b>{shortName(user?.username) || reviewTexts.anonymous}</b>
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
      {shortParagraphs(comment).map((words, nth) => (
        <p key={nth} className={styles.comment}>
          {words}
        </p>
      ))}
    </li>
  );
}
