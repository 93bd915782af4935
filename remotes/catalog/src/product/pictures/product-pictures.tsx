import { useMemo, useState } from 'react';
import { getProduct, type Product } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import {
  Button,
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

interface ProductPicturesProps {
  readonly product: Product;
  /** How many pictures it has; in a document it holds those of the first step. */
  readonly count: number;
}

/** The main picture, and thumbnails of all pictures, in steps. */
export function ProductPictures({ product, count }: ProductPicturesProps) {
  const { pictures, limit, hasMore, isLoading, error, showMore } = usePictures(product, count);
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
        <MainPicture key={shown.image} picture={shown} isSoldOut={product.stock === 0} />
        <ProductBadges product={product} />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.choices} aria-label={productTexts.pictures}>
          {pictures.slice(0, limit).map((picture, index) => (
            <li key={`${index} ${picture.image}`}>
              <Choice
                picture={picture}
                label={picture.alt || productTexts.picture(index + 1, count)}
                chosen={index === chosen}
                onChoose={() => setChosen(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {error !== null && <Notice kind="error">{errorText(error, productTexts.picturesFailed)}</Notice>}
      {hasMore && (
        <div>
          <Button kind="quiet" onClick={showMore} busy={isLoading ? productTexts.loadingPictures : undefined}>
            {productTexts.morePictures(count)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The pictures come with the product: those that a document left out are loaded by loading the product. */
function usePictures(product: Product, count: number) {
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
    // The page's own parameter counts the steps of the reviews.
    parameter: 'pictures',
  });
  return { ...rest, pictures: list.items };
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
