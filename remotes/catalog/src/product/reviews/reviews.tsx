import type { Product } from '@shop/shared/contracts/provider';
import { useCustomerForm } from '@shop/shared/session/react';
import { Link } from '@shop/shared/router';
import { Stars, usePlatform, useHydrated } from '@shop/shared/ui';
import { reviewTexts } from '../../messages/product.ts';
import { loginPath, productPath } from '../../components/paths.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewList } from './review-list.tsx';
import { starCounts, type ReviewSummary } from './review-summary.ts';
import styles from './reviews.module.css';
import type { ProductReviews } from './use-reviews.ts';

interface ReviewsProps {
  readonly product: Product;
  readonly reviews: ProductReviews;
  readonly heading?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

export function Reviews({ product, reviews, heading: Heading = 'h2' }: ReviewsProps) {
  const { summary } = reviews;
  const hasForm = useCustomerForm(usePlatform());
  const isHydrated = useHydrated();
  return (
    <section className={styles.reviews} id="reviews" aria-labelledby="reviews-heading">
      <div className={styles.side}>
        <Heading id="reviews-heading">{reviewTexts.heading}</Heading>
        {summary.count > 0 && <Score summary={summary} />}
        {!hasForm && (
          <p className={`soft ${isHydrated ? '' : styles.visitors}`}>
            {`${reviewTexts.loginBefore} `}
            <Link to={loginPath(`${productPath(product.slug)}#reviews`)} className="link">
              {reviewTexts.login}
            </Link>
          </p>
        )}
      </div>
      <div className={styles.main}>
        {/* Before hydration nobody is signed in; a customer's form has its place already. */}
        {!isHydrated && <div className={styles.formPlace} />}
        {hasForm && <ReviewForm productId={product.id} reviews={reviews} />}
        <ReviewList reviews={reviews} />
      </div>
    </section>
  );
}

/** The average in figures and stars, and a histogram. */
function Score({ summary }: { readonly summary: ReviewSummary }) {
  const counts = starCounts(summary);
  return (
    <>
      <div className={styles.score}>
        {summary.average > 0 && (
          <>
            <b className={styles.figure}>{summary.average.toFixed(1)}</b>
            <Stars value={summary.average} />
          </>
        )}
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
