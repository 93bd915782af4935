import { useEffect, type KeyboardEvent, type MouseEvent } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { closeDialog, Dialog, IconShape, Picture, usePlatform } from '@shop/shared/ui';
import { galleryTexts } from '../messages/gallery.ts';
import { productPath } from '../components/paths.ts';
import styles from './lightbox.module.css';
import type { OpenedPicture } from './use-opened-picture.ts';
import { useSwipe } from './use-swipe.ts';

interface LightboxProps {
  readonly product: ListedProduct;
  readonly pictures: OpenedPicture;
}

/** The picture over the whole page, with buttons to the previous and the next. The focus returns to what opened it. */
export function Lightbox({ product, pictures }: LightboxProps) {
  const { provider, announce } = usePlatform();
  const swipe = useSwipe(pictures.step);
  const { name, main_image: image } = product;
  const source = image?.image || image?.thumb_image;
  const where = pictures.count === null ? '' : galleryTexts.position(pictures.index + 1, pictures.count);
  useEffect(() => announce(where ? `${name}, ${where}` : name), [announce, name, where]);

  // The dialog fills the screen: a press beside the picture is a press on the dialog.
  const closeBesidePicture = (event: MouseEvent<HTMLElement>) => {
    if (event.target === event.currentTarget) closeDialog(event);
  };
  const stepByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') pictures.step(1);
    if (key === 'ArrowLeft') pictures.step(-1);
  };
  return (
    <Dialog
      className={styles.lightbox}
      aria-label={name}
      onClick={closeBesidePicture}
      onKeyDown={stepByKey}
      onClose={pictures.close}
      {...swipe}
    >
      {source && (
        <Picture
          key={source}
          eager
          className={styles.picture}
          src={provider.file(source)}
          alt={image?.alt_text || name}
          width={1400}
          height={1400}
          draggable={false}
        />
      )}
      <div className={styles.bar}>
        <StepButton pictures={pictures} by={-1} />
        <p className={styles.words}>
          <Link to={productPath(product.slug)} className={styles.name}>
            {name}
          </Link>
          <span className={styles.where}>{where}</span>
        </p>
        <StepButton pictures={pictures} by={1} />
      </div>
      <button type="button" className={`${styles.round} ${styles.close}`} onClick={closeDialog}>
        ×<span className="visually-hidden">{galleryTexts.close}</span>
      </button>
    </Dialog>
  );
}

function StepButton({ pictures, by }: { readonly pictures: OpenedPicture; readonly by: 1 | -1 }) {
  if (pictures.count !== null && pictures.count < 2) return <span />;
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={by === 1 ? galleryTexts.next : galleryTexts.previous}
      onClick={() => pictures.step(by)}
    >
      <IconShape path={by === 1 ? 'M8 5l5 5-5 5' : 'M12 5l-5 5 5 5'} />
    </button>
  );
}
