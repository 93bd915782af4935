import { getPayment, getPaymentOptions, startCardPayment } from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import type { Customer } from '../accounts/customers.ts';
import type { Database } from '../database/database.ts';
import type { Calls } from '../http/calls.ts';
import { positive, readBody } from '../http/fields.ts';
import { invalid, notFound, refused } from '../http/refusal.ts';
import { fromCents } from '../money.ts';
import { findOrder, type OrderRow } from '../orders/orders.ts';
import { findPayment, readPaymentOptions, startPayment } from './payments.ts';
import { returnBase } from '../http/origins.ts';

const StartBody = v.object({
  order_id: positive,
  currency: v.picklist(['USD'], 'Only payments in USD are taken.'),
});

export interface PaymentSettings {
  /** Origin of the hosted payment page. */
  readonly paymentOrigin: string;
  readonly storefrontUrl: string | undefined;
}

export function servePayments(
  calls: Calls,
  db: Database,
  { paymentOrigin, storefrontUrl }: PaymentSettings,
): void {
  calls.open(getPaymentOptions, () => readPaymentOptions(db));
  // Without a session too: the uuid cannot be guessed, and the answer names nobody.
  calls.open(getPayment, (c) => paymentAnswer(db, c.req.param('paymentUuid') ?? ''));
  calls.signedIn(
    startCardPayment,
    async (c, customer) => {
      const { order_id, currency } = await readBody(c, StartBody);
      const order = payableOrder(db, customer, order_id);
      const uuid = startPayment(db, order, currency, returnBase(storefrontUrl, c.req.header('Origin')));
      return { redirectUrl: `${paymentOrigin}/pay/${uuid}`, payment_uuid: uuid };
    },
    201,
  );
}

function paymentAnswer(db: Database, uuid: string): object {
  const payment = findPayment(db, uuid);
  if (!payment) throw notFound();
  const { status, currency, gateway_transaction_ref, error_message } = payment;
  const amount = fromCents(payment.amount);
  return {
    status,
    order_identifier: payment.order_number,
    gateway_transaction_ref,
    currency,
    amount,
    error_message,
  };
}

function payableOrder(db: Database, customer: Customer, id: number): OrderRow {
  const order = findOrder(db, customer, id);
  if (!order) throw invalid({ order_id: [`Invalid pk "${id}" - object does not exist.`] });
  if (order.payment_method !== 'card_2c2p') throw refused('This order is not paid by card.');
  if (order.status === 'paid') throw refused('This order is already paid.');
  return order;
}
