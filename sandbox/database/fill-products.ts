import { imagePath, thumbPath } from '../media/media.ts';
import { toCents } from '../money.ts';
import type { Seed } from '../seed/index.ts';
import type { Database } from './database.ts';

/** Writes categories, products with all that belongs to them, and reviews. */
export function fillProducts(db: Database, { categories, products, reviews }: Seed): void {
  for (const { id, slug, name, description } of categories) {
    db.run(
      'insert into categories (id, slug, name, description) values (?, ?, ?, ?)',
      id,
      slug,
      name,
      description,
    );
  }
  for (const product of products) {
    fillProduct(db, product);
    fillImages(db, product);
    fillAttributes(db, product);
  }
  for (const review of reviews) fillReview(db, review);
}

type ProductSeed = Seed['products'][number];

function fillProduct(db: Database, product: ProductSeed): void {
  db.run(
    `insert into products (id, slug, name, category_id, price, price_before_discount, stock, is_active,
       description, long_html_description, image, thumb_image, alt_text, updated_at)
     values (?, ?, ?, (select id from categories where slug = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    product.id,
    product.slug,
    product.name,
    product.category,
    toCents(product.price),
    product.price_before_discount === null ? null : toCents(product.price_before_discount),
    product.stock,
    product.is_active,
    product.description,
    product.long_html_description,
    imagePath(product.main_image.image),
    thumbPath(product.main_image.image),
    product.main_image.alt_text,
    updatedAt(product),
  );
}

/** The seed has no dates of products: each gets one of its own, half a day before that of the one before it. */
function updatedAt({ id }: ProductSeed): string {
  return new Date(Date.UTC(2026, 0, 31, 12) - id * 43_200_000).toISOString();
}

function fillImages(db: Database, { id: product, images }: ProductSeed): void {
  for (const { id, image, alt_text, order } of images) {
    db.run(
      'insert into product_images (id, product_id, image, alt_text, position) values (?, ?, ?, ?, ?)',
      id,
      product,
      imagePath(image),
      alt_text,
      order,
    );
  }
}

function fillAttributes(db: Database, { id: product, attributes }: ProductSeed): void {
  for (const { id, key, value, order } of attributes) {
    db.run(
      'insert into product_attributes (id, product_id, key, value, position) values (?, ?, ?, ?, ?)',
      id,
      product,
      key,
      value,
      order,
    );
  }
}

function fillReview(db: Database, review: Seed['reviews'][number]): void {
  const { username } = review.user;
  db.run(
    `insert into reviews (id, product_id, customer_id, username, rating, comment, created_at, is_verified_purchase)
     values (?, ?, (select id from customers where username = ?), ?, ?, ?, ?, ?)`,
    review.id,
    review.product,
    username,
    username,
    review.rating,
    review.comment,
    review.created_at,
    review.is_verified_purchase,
  );
}
