import type { Product, Review } from '@shop/shared/contracts/provider';
import { useSession } from '@shop/shared/session/react';
import { Link } from '@shop/shared/router';
import { usePlatform, useHydrated } from '@shop/shared/ui';
import { reviewTexts } from '../../messages/reviews.ts';
import { loginPath } from '../../components/login-path.ts';
import { productPath } from '../../components/product-path.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewSummary } from './review-summary.ts';
import styles from './reviews.module.css';
import { Score } from './score.tsx';

interface ReviewsProps {
  readonly product: Product;
  readonly summary: ReviewSummary;
  readonly onAdded: (review: Review) => void;
}

export function Reviews({ product, summary, onAdded }: ReviewsProps) {
  const { signedIn } = useSession(usePlatform());
  const waitForHydration = useHydrated();
  return (
    <section className={styles.reviews} id="reviews" aria-labelledby="reviews-heading">
      <div className={styles.side}>
        <h2 id="reviews-heading">{reviewTexts.heading}</h2>
        {summary.count > 0 && <Score summary={summary} />}
        {!signedIn && (
          <p className={`soft ${waitForHydration ? '' : styles.visitors}`}>
            {reviewTexts.loginBefore}{' '}
            <Link to={loginPath(`${productPath(product.slug)}#reviews`)} className="link">
              {reviewTexts.login}
            </Link>
          </p>
        )}
      </div>
      <div className={styles.main}>
        {/* Nobody is signed in before the page is taken over; the form of whoever is has its place already. */}
        {!waitForHydration && <div className={styles.formPlace} />}
        {signedIn && <ReviewForm productId={product.id} onAdded={onAdded} />}
        {/* A review written here shows, whatever was filtered before. */}
        <ReviewList key={summary.reviews[0]?.id} summary={summary} />
      </div>
    </section>
  );
}
