import { useEffect, useState, type ComponentProps } from 'react';
import { IconShape, Picture, usePlatform } from '@shop/shared/ui';
import { shopTexts } from '../../messages/shop.ts';
import { productTexts } from '../../messages/product.ts';
import type { ShownPicture } from './shown-pictures.ts';
import styles from './product-pictures.module.css';
import { usePointerZoom, useZoom, zoomByKeys } from './use-zoom.ts';

const lens = 'M3 9a6 6 0 1 0 12 0a6 6 0 1 0-12 0M14 14l4 4M9 6.5v5M6.5 9h5';

interface MainPictureProps {
  /** Of the product. */
  readonly name: string;
  readonly picture: ShownPicture;
  readonly isSoldOut: boolean;
  /** It has been pressed to open it, and is not closed again. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** The large picture, which can be zoomed, and opened by a press. */
export function MainPicture({ name, picture, isSoldOut, isOpen, onOpen }: MainPictureProps) {
  const { provider } = usePlatform();
  const zoom = useZoom();
  const { frame, zoomTo, zoomable, checkZoomable } = zoom;
  const zoomed = zoom.origin !== null;
  const pointer = usePointerZoom(zoom);
  useEffect(() => {
    // The touch that opened it zoomed it, too.
    if (!isOpen) zoomTo(null);
  }, [isOpen, zoomTo]);
  const classes = [styles.main, zoomed && styles.zoomed, isSoldOut && styles.paled].filter(Boolean).join(' ');
  return (
    <>
      <div ref={frame} className={classes} {...pointer}>
        <SharpeningPicture
          key={picture.image}
          eager
          small={picture.thumb && provider.file(picture.thumb)}
          large={provider.file(picture.image)}
          alt={picture.alt}
          width={1400}
          height={1400}
          ref={(image) => {
            // It may have loaded before hydration.
            if (image?.complete) checkZoomable();
          }}
          onLoad={checkZoomable}
        />
        <button type="button" className={styles.open} aria-label={shopTexts.enlarge(name)} onClick={onOpen} />
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

interface SharpeningPictureProps extends Omit<ComponentProps<typeof Picture>, 'src'> {
  /** A small copy, often cached already; null where there is none. */
  readonly small: string | null;
  readonly large: string;
}

/** Shows a small copy of a picture until the large one is decoded. */
function SharpeningPicture({ small, large, ...picture }: SharpeningPictureProps) {
  const [sharp, setSharp] = useState(small === null);
  useEffect(() => {
    if (sharp) return undefined;
    let isCurrent = true;
    const image = new Image();
    image.src = large;
    // If the large picture fails the small one stays.
    image.decode().then(
      () => isCurrent && setSharp(true),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [large, sharp]);
  return <Picture {...picture} src={sharp || small === null ? large : small} />;
}
