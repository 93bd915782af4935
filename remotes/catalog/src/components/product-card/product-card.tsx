import { memo, Suspense, useCallback, useRef, type RefObject } from 'react';
import { useCartLine } from '@shop/shared/cart/line';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { lazyPart, Notice, Price, usePlatform, useDeviceText } from '@shop/shared/ui';
import { buyTexts, cardTexts } from '../../messages/shop.ts';
import { preloadAddToCart, useAddButton, type AddToCart } from '../add-to-cart/use-add-to-cart.ts';
import type { CartNotice } from '../add-to-cart/add-to-cart.ts';
import { Diets, ProductBadges } from '../product-marks/product-marks.tsx';
import { productPath } from '../paths.ts';
import { CardPicture, NoPicture } from './card-picture.tsx';
import styles from './product-card.module.css';
import { useCardTip } from './use-card-tip.ts';
import { dietName } from '@shop/shared/diet';

// Without it a card is as one without attributes.
const CardTip = lazyPart(async () => (await import('./card-tip.tsx')).CardTip);

// Without it the + adds one more.
const CardCount = lazyPart(async () => (await import('./card-count.tsx')).CardCount);

interface ProductCardProps {
  readonly product: ListedProduct;
  /** The level of the product's name below the headings around it. */
  readonly heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** For cards that are in view at once. */
  readonly eager: boolean;
  /** For cards below the first screen. */
  readonly late: boolean;
  readonly addToCart: AddToCart;
  /** What came of an addition that was not pressed here, as after a login. */
  readonly result?: CartNotice | null;
}

/** A link to the product on a ground in the colour of its picture, with a + button or a stepper, a tooltip and notices. */
export const ProductCard = memo(function ProductCard({ addToCart, result, ...shown }: ProductCardProps) {
  const { product } = shown;
  const { name, attributes } = product;
  const link = useRef<HTMLAnchorElement>(null);
  const tip = useCardTip(link);
  const { notice: own, setNotice, isAdding, add } = useAddButton(addToCart);
  const notice = own ?? result;
  const plus = useRef<HTMLButtonElement>(null);
  const { line, change } = useCount(product, setNotice);
  const addOne = () => {
    tip.show(false);
    if (line) change(1);
    else void add(product, 1);
  };
  const takeOne = () => {
    if (line?.quantity === 1) plus.current?.focus();
    change(-1);
  };
  return (
    <div
      className={styles.frame}
      onPointerEnter={preloadAddToCart}
      onFocusCapture={preloadAddToCart}
      {...tip.handlers}
    >
      <CardLink {...shown} link={link} />
      <div className={styles.overPicture}>
        <CardDiet product={product} />
        {tip.isShown && attributes.length > 0 && (
          <Suspense>
            <CardTip attributes={attributes} link={link} onDismiss={() => tip.show(false)} />
          </Suspense>
        )}
        {notice && <CardNotice notice={notice} />}
      </div>
      {line && (
        <Suspense>
          <CardCount product={product} line={line} onLess={takeOne} />
        </Suspense>
      )}
      {isForSale(product) && (
        <button
          ref={plus}
          type="button"
          className={styles.add}
          aria-label={cardTexts.quickAdd(name)}
          aria-disabled={(isAdding && !line) || undefined}
          onClick={addOne}
        />
      )}
    </div>
  );
});

function CardNotice({ notice: { kind, text } }: { readonly notice: CartNotice }) {
  return (
    <div className={styles.over}>
      <Notice kind={kind}>
        <span className={styles.said}>{text}</span>
        {kind === 'success' && (
          <Link to="/cart" className="link">
            {buyTexts.viewCart}
          </Link>
        )}
      </Notice>
    </div>
  );
}

/** Changes what the cart holds of a card's product, for which `line` stands; its code is loaded then. */
function useCount(product: ListedProduct, onNotice: (notice: CartNotice | null) => void) {
  const platform = usePlatform();
  const line = useCartLine(platform, product.slug);
  const change = (step: 1 | -1) =>
    void import('./card-count.tsx')
      .then(({ changeCount }) => changeCount(platform, product, step))
      .then(onNotice, () => onNotice({ kind: 'error', text: buyTexts.failed }));
  return { line, change };
}

interface CardLinkProps extends Omit<ProductCardProps, 'addToCart' | 'result'> {
  readonly link: RefObject<HTMLAnchorElement | null>;
}

function CardLink({ product, heading: Heading, eager, late, link }: CardLinkProps) {
  const { provider } = usePlatform();
  const tint = useCallback(
    (colour: string | null) => {
      if (colour) link.current?.style.setProperty('--card-tone', colour);
    },
    [link],
  );
  const { name, category, main_image: image, attributes, stock } = product;
  return (
    <Link
      ref={link}
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
        {category && <span className={styles.kind}>{category.name || category.slug}</span>}
        <Heading className={styles.name}>{name}</Heading>
        <Diets attributes={attributes} />
        <span className={styles.price}>
          <Price amount={product.price} before={product.price_before_discount} />
        </span>
      </div>
    </Link>
  );
}

/** Whether a product can be added to the cart: it has a price, and the provider does not say that nothing is left. */
function isForSale({ price, stock }: Pick<ListedProduct, 'price' | 'stock'>): boolean {
  return price !== null && stock !== 0;
}

// Few devices have a diet. Where its code cannot be loaded, cards are as without one.
const CardMark = lazyPart(async () => (await import('../diet/dish-marks.tsx')).CardMark);

/** How a dish stands to the diet of this device, over its picture, so that nothing moves when it comes. */
function CardDiet({ product }: { readonly product: ListedProduct }) {
  return (
    useDeviceText(dietName) && (
      <Suspense>
        <CardMark dish={product} />
      </Suspense>
    )
  );
}
