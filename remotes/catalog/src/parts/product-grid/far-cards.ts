import { useEffect, type RefObject } from 'react';
import styles from './product-grid.module.css';

/** Lists of more cards than this leave those out of reach to the browser: it lays them out as they come near. */
const long = 60;
/** Cards that are always laid out: the first screens of any window. */
const near = 24;

/** Heights of the cards of long lists as they were last, in pixels by the product's id. */
const heights = new Map<number, number>();

interface Far {
  readonly className: string | undefined;
  readonly style: Readonly<Record<`--${string}`, string>> | undefined;
}

/** For the item of a grid at this place, out of so many: its height is as it was left, so that Back finds its place. */
export function farCard(id: number, place: number, count: number): Far | undefined {
  if (count <= long || place < near) return undefined;
  const height = heights.get(id);
  return { className: styles.far, style: height ? { '--card-height': `${height}px` } : undefined };
}

/** Keeps the heights of a long list's cards with every press: a page that it leads to may hide the list before it goes. */
export function useKeptHeights(
  frame: RefObject<HTMLElement | null>,
  products: readonly { readonly id: number }[],
): void {
  useEffect(() => {
    if (products.length <= long) return undefined;
    const keep = () => {
      frame.current?.querySelectorAll('li').forEach((item, place) => {
        const product = products[place];
        if (product) heights.set(product.id, item.getBoundingClientRect().height);
      });
    };
    window.addEventListener('click', keep, { capture: true });
    return () => window.removeEventListener('click', keep, { capture: true });
  }, [frame, products]);
}
