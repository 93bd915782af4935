import type { Review } from '@shop/shared/contracts/provider';
import { formatDate, Icon, Stars } from '@shop/shared/ui';
import { reviewTexts } from '../../messages/reviews.ts';
import styles from './reviews.module.css';

export function ReviewItem({ review }: { readonly review: Review }) {
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
