import { eventItem, eventValue } from '@shop/shared/contracts';
import { errorText, isNotFound } from '@shop/shared/provider';
import { useLoaderData, useRouteError } from '@shop/shared/router';
import { ButtonLink, LoadFailure, PageError, ProviderHtml, usePlatform, useTryAgain } from '@shop/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { productTexts } from '../messages/product.ts';
import { shopTexts } from '../messages/shop.ts';
import { AddBar } from './buy/add-bar.tsx';
import { usePurchase } from './buy/use-purchase.ts';
import type { ProductData } from './loader.ts';
import { ProductPictures } from './pictures/product-pictures.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product.module.css';
import { RelatedPlace } from './related/related-place.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { useReviews } from './reviews/use-reviews.ts';

export function ProductPage() {
  const data = useLoaderData<ProductData | null>();
  const tryAgain = useTryAgain();
  if (!data) return <PageError title={productTexts.missing} onRetry={tryAgain} />;
  // The key resets picture and quantity when one product leads to another.
  return <ProductView key={data.product.id} data={data} />;
}

function ProductView({ data }: { readonly data: ProductData }) {
  const { product } = data;
  const reviews = useReviews(product, data.reviewCounts);
  const purchase = usePurchase(product);
  useReportView(product);
  return (
    <article>
      <div className={styles.product}>
        <ProductPictures product={product} count={data.pictureCount} />
        <ProductFacts purchase={purchase} reviews={reviews.summary} />
      </div>
      {product.long_html_description && (
        <section className={styles.section}>
          <h2>{productTexts.details}</h2>
          <ProviderHtml html={product.long_html_description} className={styles.details} />
        </section>
      )}
      <Reviews product={product} reviews={reviews} />
      <RelatedPlace product={product} />
      <AddBar purchase={purchase} />
    </article>
  );
}

/** Reports the product that is shown; another one is another view. */
function useReportView(product: ProductData['product']): void {
  const { report } = usePlatform();
  const reportView = useEffectEvent(() => report?.('view_item', eventValue([eventItem(product, 1)])));
  useEffect(() => {
    reportView();
  }, []);
}

export function ProductError() {
  const error = useRouteError();
  if (!isNotFound(error)) {
    return <LoadFailure text={(failure) => errorText(failure, productTexts.failed)} />;
  }
  return (
    <PageError title={productTexts.notFound} help={productTexts.notFoundHelp}>
      <ButtonLink to="/products">{shopTexts.allProducts}</ButtonLink>
    </PageError>
  );
}
