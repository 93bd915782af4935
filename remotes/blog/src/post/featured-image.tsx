import { Picture, usePlatform } from '@shop/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './post.module.css';

/** The picture above a post; removed when it cannot be loaded. */
export function FeaturedImage({ path }: { readonly path: string }) {
  const { provider } = usePlatform();
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // A server-rendered picture can fail before hydration, without an event for React.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) return null;
  return (
    <Picture
      ref={image}
      className={styles.picture}
      src={provider.file(path)}
      alt=""
      width={1400}
      height={700}
      eager
      onError={() => setFailed(true)}
    />
  );
}
