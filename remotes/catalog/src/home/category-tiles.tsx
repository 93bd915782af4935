import type { Category, ListedProduct } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { Picture, usePlatform } from '@shop/shared/ui';
import { homeTexts } from '../messages/home.ts';
import { categoryPath } from '../components/paths.ts';
import styles from './category-tiles.module.css';

interface CategoryTilesProps {
  readonly categories: readonly Category[];
  /** A tile shows the picture of its category's first product. */
  readonly products: readonly ListedProduct[];
}

export function CategoryTiles({ categories, products }: CategoryTilesProps) {
  const { provider } = usePlatform();
  return (
    <section className={styles.section}>
      <h2>{homeTexts.categories}</h2>
      <ul className={`${styles.tiles} ${inARow(categories.length)}`}>
        {categories.map(({ slug, name }) => {
          const picture = firstPicture(slug, products);
          return (
            <li key={slug}>
              <Link to={categoryPath(slug)} className={styles.tile}>
                {picture ? (
                  <Picture
                    className={styles.picture}
                    src={provider.file(picture)}
                    alt=""
                    width={480}
                    height={480}
                  />
                ) : (
                  <span className={styles.picture} />
                )}
                <span className={styles.name}>{name || slug}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** On a wide page: four beside each other, or more where there are more. */
function inARow(count: number): string | undefined {
  if (count <= 4) return '';
  return count <= 6 ? styles.some : styles.many;
}

function firstPicture(slug: string, products: readonly ListedProduct[]): string | null {
  const shown = products.find(
    ({ category, main_image }) => category?.slug === slug && main_image?.thumb_image,
  );
  return shown?.main_image?.thumb_image ?? null;
}
