import { useCallback, useRef } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { Price, usePlatform } from '@shop/shared/ui';
import { Diets } from '../diets/diets.tsx';
import { productPath } from '../product-path.ts';
import { CardButtons } from './card-buttons.tsx';
import { CardPicture, NoPicture } from './card-picture.tsx';
import { ProductBadges } from './product-badges.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  readonly product: ListedProduct;
  /** The level of the product's name below the headings around it. */
  readonly heading: 'h2' | 'h3';
  /** For cards that are in view at once. */
  readonly eager?: boolean;
  /** For cards below the first screen. */
  readonly late?: boolean;
}

/** A tray in the colour of its picture; the whole card is one link. */
export function ProductCard({ product, heading: Heading, eager = false, late = false }: ProductCardProps) {
  const { provider } = usePlatform();
  const card = useRef<HTMLAnchorElement>(null);
  const tint = useCallback((colour: string | null) => {
    if (colour) card.current?.style.setProperty('--card-tone', colour);
  }, []);
  const { name, category, main_image: image, attributes, stock } = product;
  return (
    <div className={styles.frame}>
      <Link
        ref={card}
        to={productPath(product.slug)}
        className={stock === 0 ? `${styles.card} ${styles.out}` : styles.card}
      >
        <ProductBadges product={product} />
        {image?.thumb_image ? (
          <CardPicture
            src={provider.file(image.thumb_image)}
            large={image.image ? provider.file(image.image) : null}
            alt={image.alt_text}
            eager={eager}
            late={late}
            onTone={tint}
          />
        ) : (
          <NoPicture />
        )}
        <div className={styles.label}>
          {category && <span className={styles.kind}>{category.name}</span>}
          <Heading className={styles.name}>{name}</Heading>
          <Diets attributes={attributes} />
          <span className={styles.price}>
            <Price amount={product.price} before={product.price_before_discount} />
          </span>
        </div>
      </Link>
      <CardButtons product={product} />
    </div>
  );
}
