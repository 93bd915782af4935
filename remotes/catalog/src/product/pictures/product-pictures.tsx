import { useState } from 'react';
import type { Product } from '@shop/shared/contracts/provider';
import { Picture, usePlatform } from '@shop/shared/ui';
import { productTexts } from '../../messages/product.ts';
import { shopTexts } from '../../messages/shop.ts';
import { ProductBadges } from '../../components/product-card/product-badges.tsx';
import { MainPicture } from './main-picture.tsx';
import { firstShown, productPictures, type ShownPicture } from './shown-pictures.ts';
import styles from './product-pictures.module.css';

/** The main picture, and thumbnails of all pictures. */
export function ProductPictures({ product }: { readonly product: Product }) {
  const pictures = productPictures(product);
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
        <MainPicture key={shown.image} picture={shown} paled={product.stock === 0} />
        <ProductBadges product={product} />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.choices} aria-label={productTexts.pictures}>
          {pictures.map((picture, place) => (
            <li key={picture.image}>
              <Choice
                picture={picture}
                label={picture.alt || productTexts.picture(place + 1, pictures.length)}
                chosen={place === chosen}
                onChoose={() => setChosen(place)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
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
