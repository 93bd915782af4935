import type { DeliveryAddress, PaymentMethod } from '@shop/shared/contracts/provider';
import type { Customer } from '../accounts/customers.ts';
import { emptyCart, linesOf, totalOf, type CartLine } from '../cart/cart.ts';
import type { Database } from '../database/database.ts';
import { refused } from '../http/refusal.ts';

export interface NewOrder {
  readonly payment_method: PaymentMethod;
  readonly delivery_address: DeliveryAddress;
}

const firstStatus: Record<PaymentMethod, string> = {
  card_2c2p: 'pending_payment',
  bank_transfer: 'awaiting_transfer',
  custom: 'confirmed',
};

/**
 * Turns the customer's cart into an order: takes the stock, writes the order, empties the cart, all or nothing.
 * With an idempotency key that was used before, it is the order made then. Gives the order's id.
 * @throws Refusal 400 for an empty cart or what has run out meanwhile
 */
export function placeOrder(
  db: Database,
  customer: Customer,
  order: NewOrder,
  key: string | undefined,
): number {
  return db.transaction(() => {
    const earlier = key === undefined ? undefined : orderOfKey(db, customer, key);
    if (earlier !== undefined) return earlier;
    const lines = linesOf(db, customer.id);
    if (lines.length === 0) throw refused('Your cart is empty.');
    takeStock(db, lines);
    const id = writeOrder(db, customer, order, totalOf(lines), key);
    for (const line of lines) writeItem(db, id, line);
    emptyCart(db, customer);
    return id;
  });
}

function orderOfKey(db: Database, customer: Customer, key: string): number | undefined {
  const sql = 'select id from orders where customer_id = ? and idempotency_key = ?';
  return db.one<{ id: number }>(sql, customer.id, key)?.id;
}

function takeStock(db: Database, lines: readonly CartLine[]): void {
  for (const { product_id, name, quantity, is_active } of lines) {
    if (is_active === 0) throw refused(`${name} is no longer available. Please remove it from your cart.`);
    const { count } = db.run(
      'update products set stock = stock - ? where id = ? and stock >= ?',
      quantity,
      product_id,
      quantity,
    );
    if (count === 0) throw refused(`There is not enough ${name} in stock. Please change your cart.`);
  }
}

function writeOrder(
  db: Database,
  customer: Customer,
  { payment_method, delivery_address }: NewOrder,
  total: number,
  key: string | undefined,
): number {
  const { id } = db.run(
    `insert into orders (order_number, customer_id, idempotency_key, status, payment_method,
       delivery_address, total, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    nextNumber(db),
    customer.id,
    key,
    firstStatus[payment_method],
    payment_method,
    JSON.stringify(delivery_address),
    total,
    new Date().toISOString(),
  );
  return id;
}

/** `UMI-100001` and up. */
function nextNumber(db: Database): string {
  const last = db.one<{ id: number }>('select coalesce(max(id), 0) as id from orders')?.id ?? 0;
  return `UMI-${100_001 + last}`;
}

function writeItem(db: Database, order: number, line: CartLine): void {
  db.run(
    `insert into order_items (order_id, product_id, name, slug, price, quantity, customization)
     values (?, ?, ?, ?, ?, ?, ?)`,
    order,
    line.product_id,
    line.name,
    line.slug,
    line.price,
    line.quantity,
    line.customization,
  );
}
