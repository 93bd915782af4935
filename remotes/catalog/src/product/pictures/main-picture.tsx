import { IconShape, usePlatform } from '@shop/shared/ui';
import { productTexts } from '../../messages/product.ts';
import { SharpeningPicture } from './sharpening-picture.tsx';
import type { ShownPicture } from './shown-pictures.ts';
import styles from './product-pictures.module.css';
import { usePointerZoom, useZoom, zoomByKeys } from './use-zoom.ts';

const lens = 'M3 9a6 6 0 1 0 12 0a6 6 0 1 0-12 0M14 14l4 4M9 6.5v5M6.5 9h5';

interface MainPictureProps {
  readonly picture: ShownPicture;
  /** The product is sold out. */
  readonly paled: boolean;
}

/** The large picture, and ways to look at it more closely. */
export function MainPicture({ picture, paled }: MainPictureProps) {
  const { provider } = usePlatform();
  const zoom = useZoom();
  const { frame, zoomable, look } = zoom;
  const zoomed = zoom.origin !== null;
  const pointer = usePointerZoom(zoom);
  const classes = [styles.main, zoomed && styles.zoomed, paled && styles.paled].filter(Boolean).join(' ');
  return (
    <>
      <div ref={frame} className={classes} {...pointer}>
        <SharpeningPicture
          eager
          small={picture.thumb && provider.file(picture.thumb)}
          large={provider.file(picture.image)}
          alt={picture.alt}
          width={1400}
          height={1400}
          ref={(image) => {
            // It may have arrived before this code did.
            if (image?.complete) look();
          }}
          onLoad={look}
        />
      </div>
      {zoomable && (
        <button
          type="button"
          className={styles.zoom}
          aria-label={productTexts.zoom}
          aria-pressed={zoomed}
          {...zoomByKeys(zoom)}
        >
          <IconShape path={lens} />
        </button>
      )}
    </>
  );
}
