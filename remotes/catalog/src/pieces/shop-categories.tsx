import type { Piece } from '@shop/shared/contracts';
import { listCategories, type Category } from '@shop/shared/contracts/provider';
import { Link, useLoaderData, useLocation } from '@shop/shared/router';
import { categoryPath } from '../components/paths.ts';
import { listTexts } from '../messages/product-list.ts';
import { shopTexts } from '../messages/shop.ts';
import styles from './pieces.module.css';

/** Links to all products and to those of each category. */
function Categories() {
  const categories = useLoaderData<readonly Category[]>();
  const current = new URLSearchParams(useLocation().search).get('category') ?? '';
  return (
    <nav aria-label={listTexts.category}>
      <ul className={styles.categories}>
        {[{ slug: '', name: shopTexts.allProducts }, ...categories].map(({ slug, name }) => (
          <li key={slug}>
            <Link to={categoryPath(slug)} aria-current={slug && slug === current ? 'true' : undefined}>
              {name || slug}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const piece: Piece = {
  loader:
    ({ provider }) =>
    async ({ request: { signal } }) =>
      (await provider.call(listCategories, {}, { signal })).items,
  Component: Categories,
};
