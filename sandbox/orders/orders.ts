import type { Customer } from '../accounts/customers.ts';
import type { Database } from '../database/database.ts';
import { fromCents } from '../money.ts';

export interface OrderRow {
  readonly id: number;
  readonly order_number: string;
  readonly status: string;
  readonly payment_method: string;
  /** JSON */
  readonly delivery_address: string;
  /** Cents. */
  readonly total: number;
  readonly created_at: string;
}

interface ItemRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly price: number;
  readonly quantity: number;
  readonly customization: string;
}

export function findOrder(db: Database, customer: Customer, id: number): OrderRow | undefined {
  return db.one<OrderRow>('select * from orders where id = ? and customer_id = ?', id, customer.id);
}

/** The order as its customer gets it. */
export function orderAnswer(db: Database, order: OrderRow): object {
  const { id, order_number, status, payment_method, created_at } = order;
  return {
    id,
    order_number,
    status,
    payment_method,
    delivery_address: JSON.parse(order.delivery_address),
    items: db.all<ItemRow>('select * from order_items where order_id = ? order by id', id).map(item),
    total: fromCents(order.total),
    created_at,
  };
}

function item({ id, name, slug, price, quantity, customization }: ItemRow): object {
  return {
    id,
    product: { name, slug },
    quantity,
    customization: JSON.parse(customization),
    price: fromCents(price),
    total: fromCents(price * quantity),
  };
}
