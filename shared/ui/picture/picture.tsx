import { useImperativeHandle, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import styles from './picture.module.css';
import { useHydrated } from '../area/use-hydrated.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> {
  readonly src: string;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** Pixels of the file, so that its place is reserved before it is loaded. */
  readonly width: number;
  readonly height: number;
  /** For the first pictures of a page; all others load as they come near. */
  readonly eager?: boolean;
  /**
   * For pictures that are of use once the page's code is there, or lie below the first screen: a page rendered on a
   * server asks for its code before them. Without script they come like all others.
   */
  readonly late?: boolean;
}

export function Picture({ late = false, ...picture }: PictureProps) {
  // A widget is not hydrated.
  return late && !import.meta.env.WIDGET ? <LatePicture {...picture} /> : <Image {...picture} />;
}

function LatePicture(picture: Omit<PictureProps, 'late'>) {
  const waitForHydration = useHydrated();
  const { alt, width, height, className = '' } = picture;
  const held = { src: blank(width, height), className: `${className} ${styles.held}`, alt, width, height };
  return (
    <>
      <Image {...(waitForHydration ? picture : { ...held, held: true })} />
      {!waitForHydration && (
        <noscript>
          <Image {...picture} />
        </noscript>
      )}
    </>
  );
}

// A picture without an address is laid out as its alternative text.
function blank(width: number, height: number): string {
  return `data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%22${width}%22 height=%22${height}%22/>`;
}

interface ImageProps extends Omit<PictureProps, 'late'> {
  /** Only holds a place. Not lazy: of what was lazy and is there already, Chromium loads the next address at once, however far. */
  readonly held?: boolean;
}

function Image({ eager = false, held = false, alt, src, srcSet, sizes, ref, ...img }: ImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => image.current, []);
  const [isHydrated] = useState(useHydrated());
  const loading = eager ? 'eager' : 'lazy';
  // Chromium keeps a picture with `srcset` or `sizes` that never gets into the document, and with it all that React made around
  // it: React drops what it has made when a newer update comes before it is shown. `sizes` comes first: set on what is lazy
  // already, it loads the placeholder, and with that the next address, however far.
  const isSetOnceShown = isHydrated && srcSet !== undefined;
  useLayoutEffect(() => {
    if (isSetOnceShown && image.current)
      Object.assign(image.current, { ...(sizes && { sizes }), loading, srcset: srcSet, src });
  }, [isSetOnceShown, loading, sizes, src, srcSet]);
  if (held) return <img ref={image} alt={alt} {...img} src={src} />;
  return (
    <img
      ref={image}
      alt={alt}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      {...img}
      {...(!isSetOnceShown && { sizes, loading, src, srcSet })}
    />
  );
}
