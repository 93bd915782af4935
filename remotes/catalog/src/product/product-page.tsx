import { useState } from 'react';
import { isProviderFailure, type Product, type Review } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { useLoaderData, useRouteError } from '@shop/shared/router';
import { ButtonLink, LoadFailure, PageError, ProviderHtml, useTryAgain } from '@shop/shared/ui';
import { productTexts } from '../messages/product.ts';
import { shopTexts } from '../messages/shop.ts';
import { AddBar } from './buy/add-bar.tsx';
import { usePurchase } from './buy/use-purchase.ts';
import { ProductPictures } from './pictures/product-pictures.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product.module.css';
import { RelatedPlace } from './related/related-place.tsx';
import { reviewSummary, withReview } from './reviews/review-summary.ts';
import { Reviews } from './reviews/reviews.tsx';

export function ProductPage() {
  const product = useLoaderData<Product | null>();
  const tryAgain = useTryAgain();
  if (!product) return <PageError title={productTexts.missing} onRetry={tryAgain} />;
  // The key resets picture and quantity when one product leads to another.
  return <ProductView key={product.id} product={product} />;
}

function ProductView({ product }: { readonly product: Product }) {
  const { summary, add } = useReviews(product);
  const purchase = usePurchase(product);
  return (
    <article>
      <div className={styles.product}>
        <ProductPictures product={product} />
        <ProductFacts purchase={purchase} reviews={summary} />
      </div>
      {product.long_html_description && (
        <section className={styles.section}>
          <h2>{productTexts.details}</h2>
          <ProviderHtml html={product.long_html_description} className={styles.details} />
        </section>
      )}
      <Reviews product={product} summary={summary} onAdded={add} />
      <RelatedPlace product={product} />
      <AddBar purchase={purchase} />
    </article>
  );
}

/** A product's reviews, with those written here before those of the provider. */
function useReviews(product: Product) {
  const [state, setState] = useState({ product, summary: reviewSummary(product) });
  // A reloaded product holds the written ones itself.
  if (state.product !== product) setState({ product, summary: reviewSummary(product) });
  const add = (review: Review) => setState((now) => ({ ...now, summary: withReview(now.summary, review) }));
  return { summary: state.summary, add };
}

export function ProductError() {
  const error = useRouteError();
  if (!isProviderFailure(error) || error.status !== 404) {
    return <LoadFailure text={(failure) => errorText(failure, productTexts.failed)} />;
  }
  return (
    <PageError title={productTexts.notFound} help={productTexts.notFoundHelp}>
      <ButtonLink to="/products">{shopTexts.allProducts}</ButtonLink>
    </PageError>
  );
}
