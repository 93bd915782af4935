import type { ListedProduct, Page } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { useLoaderData } from '@shop/shared/router';
import { LoadFailure, LoadMore, Notice, EmptyState } from '@shop/shared/ui';
import { galleryTexts } from '../messages/gallery.ts';
import { listTexts } from '../messages/product-list.ts';
import { useFurtherPages } from '../components/product-pages/use-further-pages.ts';
import { GalleryTile } from './gallery-tile.tsx';
import styles from './gallery.module.css';
import { Lightbox } from './lightbox.tsx';
import { useOpenedPicture } from './use-opened-picture.ts';

// Thumbnails of the first row of a wide page.
const inView = 5;

export function GalleryPage() {
  const { all, isLoading, error, loadMore } = useFurtherPages(useLoaderData<Page<ListedProduct>>());
  const pictures = useOpenedPicture(all.items);
  return (
    <>
      <header className={styles.head}>
        <h1>{galleryTexts.heading}</h1>
      </header>
      {all.items.length === 0 && <EmptyState title={listTexts.empty} />}
      <ul className={styles.grid}>
        {all.items.map((product, place) => (
          <li key={product.id}>
            <GalleryTile product={product} eager={place < inView} onOpen={() => pictures.open(product)} />
          </li>
        ))}
      </ul>
      {error !== null && <Notice kind="error">{errorText(error, listTexts.failed)}</Notice>}
      {all.next !== null && <LoadMore onLoad={() => void loadMore()} busy={isLoading} />}
      {pictures.opened && <Lightbox product={pictures.opened} pictures={pictures} />}
    </>
  );
}

export function GalleryError() {
  return <LoadFailure text={(error) => errorText(error, listTexts.failed)} />;
}
