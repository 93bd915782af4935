import { useEffect, useState, type ComponentProps } from 'react';
import { Picture } from '@shop/shared/ui';

interface SharpeningPictureProps extends Omit<ComponentProps<typeof Picture>, 'src'> {
  /** A small copy that is there soon, and often already; null where there is none. */
  readonly small: string | null;
  readonly large: string;
}

/** Shows a small copy of a picture until the large one can take its place at once. */
export function SharpeningPicture({ small, large, ...picture }: SharpeningPictureProps) {
  const [sharp, setSharp] = useState(small === null);
  useEffect(() => {
    if (sharp) return undefined;
    let wanted = true;
    const image = new Image();
    image.src = large;
    // A large picture that does not come leaves the small one.
    image.decode().then(
      () => wanted && setSharp(true),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [large, sharp]);
  return <Picture {...picture} src={sharp || small === null ? large : small} />;
}
