import { createElement, useState } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Link, useLoaderData, useRouteError } from '@shop/shared/router';
import { Notice, PageError, usePlatform, useTryAgain } from '@shop/shared/ui';
import { homeTexts } from '../messages/home.ts';
import { shopTexts } from '../messages/shop.ts';
import { ProductGrid } from '../components/product-grid/product-grid.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { isHomeError } from './home-error.ts';
import type { HomeData } from './loader.ts';

// Two rows of four.
const featured = 8;

export function HomePage() {
  const { tagline, categories, products, hasPosts, failed } = useLoaderData<HomeData>();
  const platform = usePlatform();
  const [latestPosts] = useState(() => platform.fragment('blog/latest-posts'));
  return (
    <>
      {failed !== 'none' && (
        <div className={styles.notice}>
          <Notice kind="error">{failed === 'all' ? homeTexts.allFailed : homeTexts.someFailed}</Notice>
        </div>
      )}
      <Hero title={platform.site.title} tagline={tagline} />
      {categories.length > 0 && <CategoryTiles categories={categories} products={products} />}
      {products.length > 0 && <FeaturedProducts products={products} />}
      {hasPosts && <div className={styles.posts}>{createElement(latestPosts)}</div>}
    </>
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
      <ProductGrid products={products.slice(0, featured)} columns={4} heading="h3" />
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
