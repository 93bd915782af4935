import { errorText } from '@shop/shared/provider';
import { Link } from '@shop/shared/router';
import {
  lazyListCalls,
  LoadMore,
  Notice,
  Picture,
  useListInSteps,
  useMoreShown,
  usePlatform,
  type LoadedList,
} from '@shop/shared/ui';
import { homeTexts } from '../messages/home.ts';
import { categoryPath } from '../components/paths.ts';
import styles from './category-tiles.module.css';
import { tileStep } from '../components/steps.ts';
import type { CategoryTile } from './loader.ts';

/** The shop's categories, each with the picture of one of its products. */
export function CategoryTiles({ tiles: first }: { readonly tiles: LoadedList<CategoryTile> }) {
  const { provider, announce } = usePlatform();
  const calls = lazyListCalls(async () => (await import('./loader.ts')).tileCalls(provider));
  const tiles = useListInSteps(first, calls, { size: tileStep });
  const { list, limit, steps, hasMore, isLoading, error, showMore } = tiles;
  const shown = list.items.slice(0, limit);
  useMoreShown(steps, shown.length, (count) => announce(homeTexts.moreCategories(count)));
  return (
    <section className={styles.section}>
      <h2>{homeTexts.categories}</h2>
      <ul className={`${styles.tiles} ${inARow(list.total)}`}>
        {shown.map((tile) => (
          <li key={tile.slug}>
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
      {error !== null && <Notice kind="error">{errorText(error, homeTexts.categoriesFailed)}</Notice>}
      {hasMore && <LoadMore onLoad={showMore} busy={isLoading} />}
    </section>
  );
}

function Tile({ tile: { slug, name, picture } }: { readonly tile: CategoryTile }) {
  const { provider } = usePlatform();
  return (
    <Link to={categoryPath(slug)} className={styles.tile}>
      {picture ? (
        <Picture className={styles.picture} src={provider.file(picture)} alt="" width={480} height={480} />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.name}>{name || slug}</span>
    </Link>
  );
}

/** On a wide page: four beside each other, or more where there are more. */
function inARow(count: number): string | undefined {
  if (count <= 4) return '';
  return count <= 6 ? styles.some : styles.many;
}
