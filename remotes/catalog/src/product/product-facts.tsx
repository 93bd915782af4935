import type { Attribute } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { Price, Stars } from '@shop/shared/ui';
import { reviewTexts } from '../messages/product.ts';
import { Diets } from '../components/product-marks/product-marks.tsx';
import { categoryPath } from '../components/paths.ts';
import { Buy } from './buy/buy.tsx';
import type { Purchase } from './buy/use-purchase.ts';
import { DishDiet } from './dish-diet.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import styles from './product-facts.module.css';
import type { ReviewSummary } from './reviews/review-summary.ts';

interface ProductFactsProps {
  readonly purchase: Purchase;
  readonly reviews: ReviewSummary;
}

/** Name, price, description and attributes, with the quantity and the button. */
export function ProductFacts({ purchase, reviews }: ProductFactsProps) {
  const { product } = purchase;
  const { category, attributes } = product;
  return (
    <div className={styles.facts}>
      {category?.slug && (
        <p className="small">
          <Link to={categoryPath(category.slug)} className="link">
            {category.name || category.slug}
          </Link>
        </p>
      )}
      <div className={styles.title}>
        <h1 className={styles.name}>{product.name}</h1>
        <FavouriteButton slug={product.slug} />
      </div>
      <Rating reviews={reviews} />
      <span className={styles.price}>
        <Price amount={product.price} before={product.price_before_discount} />
      </span>
      <Diets attributes={attributes} />
      <DishDiet product={product} />
      {product.description && <p>{product.description}</p>}
      <Buy purchase={purchase} />
      {attributes.length > 0 && (
        <dl className={styles.attributes}>
          {attributeRows(attributes).map(({ id, key, value }) => (
            <div key={id}>
              <dt className="soft">{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Rating({ reviews }: { readonly reviews: ReviewSummary }) {
  if (reviews.count === 0) return <p className="soft">{reviewTexts.none}</p>;
  return (
    <p className={styles.rating}>
      {reviews.average > 0 && <Stars value={reviews.average} />}
      <Link to="#reviews" className={styles.toReviews}>
        {reviews.average > 0 && <b>{reviews.average.toFixed(1)}</b>}
        <span className="soft">{` (${reviewTexts.count(reviews.count)})`}</span>
      </Link>
    </p>
  );
}

interface AttributeRow {
  readonly id: string;
  readonly key: string;
  readonly value: string;
}

/** Attributes in ascending order, one a row. */
export function attributeRows(attributes: readonly Attribute[]): AttributeRow[] {
  return [...attributes]
    .sort((one, other) => one.order - other.order)
    .map(({ key, value }, index) => ({ id: `${index} ${key}`, key, value }));
}
