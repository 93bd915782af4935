import type { ComponentProps } from 'react';
import styles from './product-grid.module.css';

/** Lists of more cards than this leave those out of reach to the browser: it lays them out as they come near. */
const long = 60;
/** Cards that are always laid out: the first screens of any window. */
const near = 24;

/** Heights of the cards of the long list that was left last, in pixels by their places. */
export const heights: number[] = [];

export const isLong = (count: number) => count > long;

/** For the item of a grid at this place, out of so many: it is as high as it was left, so that Back finds its place. */
export function farCard(place: number, count: number): ComponentProps<'li'> | undefined {
  if (!isLong(count) || place < near) return undefined;
  const height = heights[place];
  return {
    className: styles.far,
    style: height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` },
  };
}
