import { firstPaintId } from '@shop/shared/contracts';
import { createElement, useState } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Link, useLoaderData, useRevalidator, useRouteError } from '@shop/shared/router';
import { PageError, RetryNotice, usePlatform, useTryAgain } from '@shop/shared/ui';
import { homeTexts } from '../messages/home.ts';
import { shopTexts } from '../messages/shop.ts';
import { SavedDishesPlace } from '../components/saved-dishes/saved-dishes-place.tsx';
import { ProductGrid } from '../components/product-grid/product-grid.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import type { HomeData, HomeLoadError } from './loader.ts';

export function HomePage() {
  const { tagline, tiles, featured, hasPosts, failed } = useLoaderData<HomeData>();
  const platform = usePlatform();
  const [latestPosts] = useState(() => platform.fragment('blog/latest-posts'));
  return (
    <>
      {failed !== 'none' && (
        <LoadNotice text={failed === 'all' ? homeTexts.allFailed : homeTexts.someFailed} />
      )}
      <Hero title={platform.site.title} tagline={tagline} />
      {/* The hero's words are centered beside its picture: they stand where they do with the last of them. */}
      <span id={firstPaintId} hidden />
      {tiles.total > 0 && <CategoryTiles tiles={tiles} />}
      {featured.length > 0 && <FeaturedProducts products={featured} />}
      <SavedDishesPlace />
      {hasPosts && <div className={styles.posts}>{createElement(latestPosts)}</div>}
    </>
  );
}

/** Says that something is missing, and loads the page's data again. */
function LoadNotice({ text }: { readonly text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.notice}>
      <RetryNotice text={text} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    </div>
  );
}

function FeaturedProducts({ products }: { readonly products: readonly ListedProduct[] }) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{homeTexts.featured}</h2>
        <Link to="/products" className="link">
          {shopTexts.allProducts}
        </Link>
      </div>
      <ProductGrid products={products} columns={4} heading="h3" />
    </section>
  );
}

/** Shows an error in loading; rethrows one in the code of the page, for the frame. */
export function HomeError() {
  const error = useRouteError();
  const tryAgain = useTryAgain();
  if (!isHomeError(error)) throw error;
  return <PageError title={homeTexts.unexpected} onRetry={tryAgain} />;
}

function isHomeError(error: unknown): boolean {
  return error instanceof Error && error.name === ('HomeLoadError' satisfies HomeLoadError['name']);
}
