import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { homeTexts } from '../messages/home.ts';
import { shopTexts } from '../messages/shop.ts';
import { ProductGrid } from '../components/product-grid/product-grid.tsx';
import styles from './featured-products.module.css';

const shown = 8;

export function FeaturedProducts({ products }: { readonly products: readonly ListedProduct[] }) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{homeTexts.featured}</h2>
        <Link to="/products" className="link">
          {shopTexts.allProducts}
        </Link>
      </div>
      <ProductGrid products={products.slice(0, shown)} columns={4} heading="h3" />
    </section>
  );
}
