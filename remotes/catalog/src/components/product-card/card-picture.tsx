import { useCallback, useState } from 'react';
import { Picture } from '@shop/shared/ui';
import { shopTexts } from '../../messages/shop.ts';
import { pictureColour } from './picture-colour.ts';
import styles from './product-card.module.css';

// Two cards a row on a phone, three or four on wider screens. The width for phones is below the real one: at a pixel ratio of 3 the
// thumbnail is nearly as sharp as the large picture, for a quarter of the bytes.
const sizes = '(width < 680px) 36vw, 300px';

interface CardPictureProps {
  /** Address of the thumbnail, 480 px wide. */
  readonly src: string;
  /** Address of the same picture about 1400 px wide, for where the thumbnail is too small. */
  readonly large: string | null;
  readonly alt: string;
  readonly eager: boolean;
  readonly late: boolean;
  readonly onTone: (colour: string | null) => void;
}

/**
 * The picture of a card. It is requested with CORS, so that its colour can be read. Where the provider does not allow that, it is
 * requested again without.
 */
export function CardPicture({ src, large, alt, eager, late, onTone }: CardPictureProps) {
  const [readable, setReadable] = useState(true);
  const read = useCallback((image: HTMLImageElement) => void pictureColour(image).then(onTone), [onTone]);
  const settle = useCallback(
    (image: HTMLImageElement | null) => {
      // A picture may have loaded or failed before hydration; a placeholder is no picture.
      if (!image?.complete || !image.currentSrc || image.currentSrc.startsWith('data:')) return;
      image.decode().then(
        () => read(image),
        () => setReadable(false),
      );
    },
    [read],
  );
  return (
    <Picture
      key={String(readable)}
      ref={settle}
      className={styles.picture}
      src={src}
      srcSet={large ? `${src} 480w, ${large} 1400w` : undefined}
      sizes={large ? sizes : undefined}
      alt={alt}
      width={480}
      height={480}
      eager={eager}
      late={late}
      crossOrigin={readable ? 'anonymous' : undefined}
      onLoad={(event) => read(event.currentTarget)}
      onError={() => setReadable(false)}
    />
  );
}

export function NoPicture() {
  return <span className={`${styles.picture} ${styles.noPicture}`}>{shopTexts.noImage}</span>;
}
