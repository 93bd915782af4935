import type { Database } from '../database/database.ts';

/** A line of a customer's cart with the product as it is now. */
export interface CartLine {
  readonly id: number;
  readonly product_id: number;
  readonly quantity: number;
  /** JSON of an object */
  readonly customization: string;
  readonly name: string;
  readonly slug: string;
  /** Cents for one. */
  readonly price: number;
  readonly stock: number;
  readonly is_active: 0 | 1;
  readonly image: string;
  readonly thumb_image: string | null;
}

/** In the order in which they were added; a product that has become inactive keeps its line. */
export function linesOf(db: Database, customer: number): CartLine[] {
  return db.all<CartLine>(
    `select i.id, i.product_id, i.quantity, i.customization,
       p.name, p.slug, p.price, p.stock, p.is_active, p.image, p.thumb_image
     from cart_items i join products p on p.id = i.product_id
     where i.customer_id = ? order by i.id`,
    customer,
  );
}

/** Cents for all lines together. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
