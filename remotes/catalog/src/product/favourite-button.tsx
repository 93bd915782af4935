import { useEffect } from 'react';
import { IconShape, useDeviceText, useDeviceTextWriter, usePlatform } from '@shop/shared/ui';
import { favouritesName, recentName } from '../components/saved-dishes/saved-names.ts';
import { readSlugs, toggledSlug, withSeenSlug } from '../components/saved-dishes/saved-slugs.ts';
import { productPath } from '../components/paths.ts';
import { favouriteTexts } from '../messages/product.ts';
import styles from './favourite-button.module.css';

const heart = 'M10 17C4.5 13 2.5 10.5 2.5 7.5a4 4 0 0 1 7.5-2 4 4 0 0 1 7.5 2C17.5 10.5 15.5 13 10 17Z';

/** Marks a dish as a favourite of this device. */
export function FavouriteButton({ slug }: { readonly slug: string }) {
  const { announce } = usePlatform();
  const isFavourite = readSlugs(useDeviceText(favouritesName)).includes(slug);
  const write = useDeviceTextWriter(favouritesName);
  useSeen(slug);
  const toggle = () => {
    const isKept = write((text) => toggledSlug(text, slug));
    if (!isKept) announce(favouriteTexts.notKept);
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isFavourite}
      aria-label={favouriteTexts.favourite}
      title={favouriteTexts.favourite}
      onClick={toggle}
    >
      <IconShape path={heart} />
    </button>
  );
}

/** Remembers on this device that the dish was seen; not one that a page's author placed there for all to see. */
function useSeen(slug: string): void {
  const { placed } = usePlatform();
  const write = useDeviceTextWriter(recentName);
  useEffect(() => {
    if (placed?.() !== productPath(slug)) write((text) => withSeenSlug(text, slug));
  }, [placed, write, slug]);
}
