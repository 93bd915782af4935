import type { ListedProduct } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { useLoaderData } from '@shop/shared/router';
import {
  EarlierStep,
  EmptyState,
  lazyListCalls,
  LoadFailure,
  LoadMore,
  Notice,
  useListInSteps,
  useMoreShown,
  usePlatform,
  type LoadedList,
} from '@shop/shared/ui';
import { useState } from 'react';
import { galleryHeading, listTexts } from '../messages/product-list.ts';
import { productStep } from '../components/steps.ts';
import { GalleryTile } from './gallery-tile.tsx';
import styles from './gallery.module.css';
import { OpenedProduct } from './opened-product.tsx';
import { useOpenedPicture } from './use-opened-picture.ts';

// Thumbnails of the first row of a wide page.
const inView = 5;

export function GalleryPage() {
  const first = useLoaderData<LoadedList<ListedProduct>>();
  const { list, items, error, hasMore, isLoading, showMore, needAll, ...gallery } = useGallery(first);
  const pictures = useOpenedPicture(list, needAll);
  return (
    <>
      <header className={styles.head}>
        <h1>{galleryHeading}</h1>
      </header>
      {!import.meta.env.WIDGET && <EarlierStep to={gallery.earlierAddress} />}
      {list.total === 0 && <EmptyState title={listTexts.empty} />}
      <ul className={styles.grid}>
        {items.map((product, index) => (
          <li key={product.id}>
            <GalleryTile product={product} eager={index < inView} onOpen={() => pictures.open(product)} />
          </li>
        ))}
      </ul>
      {error !== null && <Notice kind="error">{errorText(error, listTexts.failed)}</Notice>}
      {hasMore && <LoadMore onLoad={showMore} busy={isLoading} href={gallery.nextAddress} />}
      {pictures.opened && <OpenedProduct product={pictures.opened} pictures={pictures} />}
    </>
  );
}

function useGallery(first: LoadedList<ListedProduct>) {
  const { provider, announce } = usePlatform();
  const [needsAll, setNeedsAll] = useState(false);
  const calls = lazyListCalls(async () => (await import('./loader.ts')).galleryCalls(provider));
  const gallery = useListInSteps(first, calls, { size: productStep, needsAll });
  const items = gallery.items.slice(0, gallery.limit);
  useMoreShown(gallery.steps, items.length, (count) => announce(listTexts.moreLoaded(count)));
  return { ...gallery, items, needAll: () => setNeedsAll(true) };
}

export function GalleryError() {
  return <LoadFailure text={(error) => errorText(error, listTexts.failed)} />;
}
