import type { Customer } from '../accounts/customers.ts';
import type { Database } from '../database/database.ts';
import { notFound, refused } from '../http/refusal.ts';
import { fromCents } from '../money.ts';

export interface CartAddition {
  readonly product_id: number;
  readonly quantity: number;
  readonly customization: Readonly<Record<string, string | number | boolean>>;
}

/** The full cart, as every cart call answers it. */
export function cartOf(db: Database, { id }: Customer): object {
  const lines = linesOf(db, id);
  return {
    id,
    items: lines.map(item),
    total_items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total_price: fromCents(totalOf(lines)),
  };
}

function item(line: CartLine): object {
  const { product_id, name, slug, price, thumb_image, image, stock } = line;
  return {
    id: line.id,
    quantity: line.quantity,
    customization: JSON.parse(line.customization),
    product: {
      id: product_id,
      name,
      slug,
      price: fromCents(price),
      main_image: { thumb_image, image },
      stock,
      is_active: line.is_active === 1,
    },
  };
}

/** Adds to the line of the same product and customization, or makes one. @throws Refusal */
export function addToCart(db: Database, customer: Customer, addition: CartAddition): void {
  const byKey = Object.entries(addition.customization).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const customization = JSON.stringify(Object.fromEntries(byKey));
  db.transaction(() => {
    const inCart = quantityInCart(db, customer, addition.product_id, -1);
    checkStock(db, addition.product_id, inCart + addition.quantity);
    db.run(
      `insert into cart_items (customer_id, product_id, customization, quantity) values (?, ?, ?, ?)
       on conflict (customer_id, product_id, customization) do update set quantity = quantity + excluded.quantity`,
      customer.id,
      addition.product_id,
      customization,
      addition.quantity,
    );
  });
}

/** @throws Refusal 404 for a line that is not this customer's, 400 beyond the stock */
export function setQuantity(db: Database, customer: Customer, itemId: number, quantity: number): void {
  db.transaction(() => {
    const line = linesOf(db, customer.id).find(({ id }) => id === itemId);
    if (!line) throw notFound();
    checkStock(db, line.product_id, quantityInCart(db, customer, line.product_id, itemId) + quantity);
    db.run('update cart_items set quantity = ? where id = ?', quantity, itemId);
  });
}

/** @throws Refusal 404 for a line that is not this customer's */
export function removeFromCart(db: Database, customer: Customer, itemId: number): void {
  const { count } = db.run('delete from cart_items where id = ? and customer_id = ?', itemId, customer.id);
  if (count === 0) throw notFound();
}

export function emptyCart(db: Database, customer: Customer): void {
  db.run('delete from cart_items where customer_id = ?', customer.id);
}

/** How many of a product are in the cart, whatever their customization, one line aside. */
function quantityInCart(db: Database, customer: Customer, product: number, asideItem: number): number {
  const row = db.one<{ quantity: number }>(
    `select coalesce(sum(quantity), 0) as quantity from cart_items
     where customer_id = ? and product_id = ? and id <> ?`,
    customer.id,
    product,
    asideItem,
  );
  return row?.quantity ?? 0;
}

function checkStock(db: Database, product: number, wanted: number): void {
  const row = db.one<{ stock: number; is_active: 0 | 1 }>(
    'select stock, is_active from products where id = ?',
    product,
  );
  if (!row) throw notFound('Product not found.');
  if (row.is_active === 0) throw refused('This product is no longer available.');
  if (row.stock === 0) throw refused('Item is out of stock.');
  if (wanted > row.stock) throw refused(`Only ${row.stock} items available.`);
}

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
