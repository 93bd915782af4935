import type { Attribute, ListedProduct } from '@shop/shared/contracts/provider';
import { Badge, IconShape } from '@shop/shared/ui';
import { shopTexts } from '../../messages/shop.ts';
import styles from './product-marks.module.css';

const fish = 'M2 10c4-5 10-5 13 0-3 5-9 5-13 0Zm13 0 3-3v6l-3-3ZM6 9h.01';
const grain =
  'M10 18V6M10 6c-2-1-2-3 0-4 2 1 2 3 0 4Zm0 5C7 11 6 9 6 7c3 0 4 2 4 4Zm0 0c3 0 4-2 4-4-3 0-4 2-4 4Zm0 5c-3 0-4-2-4-4 3 0 4 2 4 4Zm0 0c3 0 4-2 4-4-3 0-4 2-4 4Z';
const flame = 'M10 2c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9Z';
const leaf = 'M4 16C4 8 9 4 17 4c0 8-4 13-11 12M4 18c1-4 4-7 8-9';

/** Signs of dietary marks, by the mark in lower case. */
const dietShapes: Readonly<Record<string, string>> = {
  'raw fish': fish,
  'gluten-free': grain,
  spicy: flame,
  vegetarian: leaf,
  vegan: leaf,
};

/** The dietary marks among a product's attributes: a sign and the word. */
export function Diets({ attributes }: { readonly attributes: readonly Attribute[] }) {
  const marks = new Set(
    attributes.filter(({ key }) => key.toLowerCase() === 'dietary').map(({ value }) => value),
  );
  if (marks.size === 0) return null;
  return (
    <span className={styles.diets}>
      {[...marks].map((mark) => {
        const shape = dietShapes[mark.toLowerCase()];
        return (
          <span key={mark} className={styles.diet}>
            {shape && <IconShape path={shape} />}
            {mark}
          </span>
        );
      })}
    </span>
  );
}

/** Discount and sold out, over a product's picture. */
export function ProductBadges({ product }: { readonly product: ListedProduct }) {
  const offer = product.price !== null && product.price_before_discount !== null;
  const soldOut = product.stock === 0;
  if (!offer && !soldOut) return null;
  return (
    <span className={styles.badges}>
      {offer && <Badge kind="offer">{shopTexts.discount}</Badge>}
      {soldOut && <Badge kind="soldOut">{shopTexts.soldOut}</Badge>}
    </span>
  );
}
