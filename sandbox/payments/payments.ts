import { randomInt, randomUUID } from 'node:crypto';
import { getPaymentOptions, type PaymentOptions } from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { OrderRow } from '../orders/orders.ts';
import { readRecord } from '../pages/pages.ts';

export type Outcome = 'succeeded' | 'failed' | 'canceled';

export interface Payment {
  readonly uuid: string;
  readonly order_number: string;
  readonly status: 'initiated' | 'pending' | Outcome;
  readonly currency: string;
  /** Cents. */
  readonly amount: number;
  readonly gateway_transaction_ref: string;
  readonly error_message: string;
  /** Origin that the customer returns to; null when none is known. */
  readonly return_base: string | null;
}

/** Starts a payment of an order, in place of any that is still open; gives its uuid. */
export function startPayment(
  db: Database,
  order: OrderRow,
  currency: string,
  returnBase: string | null,
): string {
  const uuid = randomUUID();
  db.transaction(() => {
    db.run(
      `update payments set status = 'canceled' where order_id = ? and status in ('initiated', 'pending')`,
      order.id,
    );
    db.run(
      `insert into payments (uuid, order_id, status, currency, amount, gateway_transaction_ref, error_message,
         return_base, created_at)
       values (?, ?, 'initiated', ?, ?, '', '', ?, ?)`,
      uuid,
      order.id,
      currency,
      order.total,
      returnBase,
      new Date().toISOString(),
    );
  });
  return uuid;
}

export function findPayment(db: Database, uuid: string): Payment | undefined {
  return db.one<Payment>(
    'select p.*, o.order_number from payments p join orders o on o.id = p.order_id where p.uuid = ?',
    uuid,
  );
}

/** Settles a payment that is still open; a settled one stays as it is. */
export function settlePayment(db: Database, uuid: string, outcome: Outcome): void {
  db.transaction(() => {
    const { count } = db.run(
      `update payments set status = ?, gateway_transaction_ref = ?, error_message = ?
       where uuid = ? and status in ('initiated', 'pending')`,
      outcome,
      outcome === 'succeeded' ? `SBX-${randomInt(10_000_000, 99_999_999)}` : '',
      outcome === 'failed' ? 'The card was declined by its bank.' : '',
      uuid,
    );
    if (count === 0 || outcome !== 'succeeded') return;
    db.run(
      `update orders set status = 'paid' where id = (select order_id from payments where uuid = ?)`,
      uuid,
    );
  });
}

/** How customers may pay here. */
export function readPaymentOptions(db: Database): PaymentOptions {
  return v.parse(getPaymentOptions.answer, readRecord(db, 'payment_options'));
}
