import {
  addressFields,
  createOrder,
  paymentMethods,
  type PaymentMethod,
} from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Calls } from '../http/calls.ts';
import { readBody, text } from '../http/fields.ts';
import { invalid } from '../http/refusal.ts';
import { readPaymentOptions } from '../payments/payments.ts';
import { findOrder, orderAnswer } from './orders.ts';
import { placeOrder } from './place-order.ts';

const AddressBody = v.object(v.entriesFromList(addressFields, text(200)));
const OrderBody = v.object({
  payment_method: v.picklist(paymentMethods, 'Not a valid choice.'),
  delivery_address: AddressBody,
});

export function serveOrders(calls: Calls, db: Database): void {
  calls.signedIn(
    createOrder,
    async (c, customer) => {
      const order = await readBody(c, OrderBody);
      checkEnabled(db, order.payment_method);
      const key = c.req.header(c.var.dialect.idempotencyHeader)?.trim() || undefined;
      const placed = findOrder(db, customer, placeOrder(db, customer, order, key));
      return placed && orderAnswer(db, placed);
    },
    201,
  );
}

function checkEnabled(db: Database, method: PaymentMethod): void {
  const options = readPaymentOptions(db);
  const enabled: Record<PaymentMethod, boolean> = {
    card_2c2p: options.enable_card_payment,
    bank_transfer: options.enable_bank_transfer,
    custom: options.enable_custom_payment,
  };
  if (!enabled[method]) throw invalid({ payment_method: [`"${method}" is not a valid choice.`] });
}
