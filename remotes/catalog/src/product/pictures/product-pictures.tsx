import { Suspense, useMemo, useState } from 'react';
import { getProduct, type Product } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import {
  Button,
  lazyPart,
  Notice,
  Picture,
  startList,
  useListInSteps,
  usePlatform,
  type ListCalls,
} from '@shop/shared/ui';
import { productTexts } from '../../messages/product.ts';
import { shopTexts } from '../../messages/shop.ts';
import { ProductBadges } from '../../components/product-marks/product-marks.tsx';
import { MainPicture } from './main-picture.tsx';
import { firstShown, pictureStep, productPictures, type ShownPicture } from './shown-pictures.ts';
import styles from './product-pictures.module.css';

// Few pictures are opened. Where it cannot be loaded, the press has zoomed the picture in its place.
const OpenedPicture = lazyPart(async () => (await import('./opened-picture.tsx')).OpenedPicture);

interface ProductPicturesProps {
  readonly product: Product;
  /** How many pictures it has; in a document it holds those of the first step. */
  readonly count: number;
}

/** The main picture, and thumbnails of all pictures, in steps. */
export function ProductPictures({ product, count }: ProductPicturesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { pictures, limit, hasMore, isLoading, error, showMore } = usePictures(product, count, isOpen);
  const [chosen, setChosen] = useState(() => firstShown(product, pictures));
  const shown = pictures[chosen];
  if (!shown) {
    return (
      <div className={styles.stage}>
        <div className={`${styles.main} ${styles.none}`}>{shopTexts.noImage}</div>
        <ProductBadges product={product} />
      </div>
    );
  }
  return (
    <div className={styles.pictures}>
      <div className={styles.stage}>
        <MainPicture
          name={product.name}
          picture={shown}
          isSoldOut={product.stock === 0}
          isOpen={isOpen}
          onOpen={() => setIsOpen(true)}
        />
        <ProductBadges product={product} />
      </div>
      {pictures.length > 1 && (
        <Choices pictures={pictures.slice(0, limit)} count={count} chosen={chosen} onChoose={setChosen} />
      )}
      {error !== null && <Notice kind="error">{errorText(error, productTexts.picturesFailed)}</Notice>}
      {hasMore && (
        <div>
          <Button kind="quiet" onClick={showMore} busy={isLoading ? productTexts.loadingPictures : undefined}>
            {productTexts.morePictures(count)}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <OpenedPicture
            name={product.name}
            pictures={pictures}
            index={chosen}
            onShow={setChosen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The pictures come with the product: those that a document left out are loaded by loading the product. */
function usePictures(product: Product, count: number, needsAll: boolean) {
  const { provider } = usePlatform();
  const first = useMemo(
    () => ({ ...startList({ items: productPictures(product), next: null }), total: count }),
    [product, count],
  );
  const calls: ListCalls<ShownPicture> = {
    async first(signal) {
      const whole: Product | null = await provider.call(getProduct, { slug: product.slug }, { signal });
      return { items: whole ? productPictures(whole) : [], next: null };
    },
    next: (_, signal) => calls.first(signal),
  };
  const { list, ...rest } = useListInSteps(first, calls, {
    size: pictureStep,
    needsAll,
    // The page's own parameter counts the steps of the reviews.
    parameter: 'pictures',
  });
  return { ...rest, pictures: list.items };
}

interface ChoicesProps {
  readonly pictures: readonly ShownPicture[];
  readonly count: number;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function Choices({ pictures, count, chosen, onChoose }: ChoicesProps) {
  return (
    <ul className={styles.choices} aria-label={productTexts.pictures}>
      {pictures.map((picture, index) => (
        <li key={`${index} ${picture.image}`}>
          <Choice
            picture={picture}
            label={picture.alt || productTexts.picture(index + 1, count)}
            chosen={index === chosen}
            onChoose={() => onChoose(index)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  readonly picture: ShownPicture;
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ picture, label, chosen, onChoose }: ChoiceProps) {
  const { provider } = usePlatform();
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={chosen}
      aria-label={label}
      onClick={onChoose}
    >
      <Picture late src={provider.file(picture.thumb ?? picture.image)} alt="" width={160} height={160} />
    </button>
  );
}
