import { createElement, useState } from 'react';
import { useLoaderData, useRouteError } from '@shop/shared/router';
import { Notice, PageError, usePlatform, useTryAgain } from '@shop/shared/ui';
import { homeTexts } from '../messages/home.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import type { HomeData } from './loader.ts';
import { isUnforeseen } from './unforeseen.ts';

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

/** Names a fault in loading; one in the code of the page goes on to the frame. */
export function HomeError() {
  const error = useRouteError();
  const tryAgain = useTryAgain();
  if (!isUnforeseen(error)) throw error;
  return <PageError title={homeTexts.unexpected} onRetry={tryAgain} />;
}
