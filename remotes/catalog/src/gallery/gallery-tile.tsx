import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Picture, usePlatform } from '@shop/shared/ui';
import { shopTexts } from '../messages/shop.ts';
import styles from './gallery.module.css';

interface GalleryTileProps {
  readonly product: ListedProduct;
  readonly eager: boolean;
  readonly onOpen: () => void;
}

export function GalleryTile({ product, eager, onOpen }: GalleryTileProps) {
  const { provider } = usePlatform();
  const { name, main_image: image } = product;
  if (!image?.thumb_image) {
    return (
      <div className={`${styles.tile} ${styles.none}`}>
        <span className={styles.name}>{name}</span>
        <span>{shopTexts.noImage}</span>
      </div>
    );
  }
  return (
    <button type="button" className={styles.tile} onClick={onOpen} aria-label={shopTexts.enlarge(name)}>
      <Picture
        src={provider.file(image.thumb_image)}
        srcSet={
          image.image
            ? `${provider.file(image.thumb_image)} 480w, ${provider.file(image.image)} 1400w`
            : undefined
        }
        sizes={image.image ? '240px' : undefined}
        alt={image.alt_text || name}
        width={480}
        height={480}
        eager={eager}
      />
      <span className={styles.beside}>{name}</span>
    </button>
  );
}
