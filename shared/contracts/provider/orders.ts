import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { flag, id, readMoney, text, type RecordId } from './fields.ts';
import { withoutPrototype, object, readable } from './schema.ts';

export const paymentMethods = ['card_2c2p', 'bank_transfer', 'custom'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Field names as the provider takes them, in the order of the form. */
export const addressFields = [
  'fullname',
  'contact_number',
  'street',
  'city',
  'postalCode',
  'country',
] as const;
export type AddressField = (typeof addressFields)[number];
export type DeliveryAddress = Readonly<Record<AddressField, string>>;

/** The provider promises the id; what else it sends is kept for display. */
export const OrderSchema = v.looseObject(withoutPrototype({ id }));
export type Order = v.InferOutput<typeof OrderSchema>;

export const createOrder = defineEndpoint({
  name: 'orders.create',
  method: 'POST',
  path: '/orders/orders/',
  session: 'required',
  request: (body: { payment_method: PaymentMethod; delivery_address: DeliveryAddress }) => ({ body }),
  answer: OrderSchema,
});

export const PaymentOptionsSchema = object({
  enable_card_payment: flag,
  enable_bank_transfer: flag,
  enable_custom_payment: flag,
  bank_account_details: text,
  custom_payment_label: text,
  custom_payment_instructions: text,
  custom_payment_redirect_url: text,
});

/** Both are empty when the provider left them out; the view treats that as a failed start. */
export const CardPaymentSchema = object({ redirectUrl: text, payment_uuid: text });

export const PaymentSchema = object({
  status: text,
  order_identifier: text,
  gateway_transaction_ref: text,
  currency: text,
  /** Decimal text; empty where it cannot be read. */
  amount: readable(v.string(), (value) => readMoney(value) ?? '', ''),
  error_message: text,
});

export type PaymentOptions = v.InferOutput<typeof PaymentOptionsSchema>;
export type CardPayment = v.InferOutput<typeof CardPaymentSchema>;
export type Payment = v.InferOutput<typeof PaymentSchema>;

export const getPaymentOptions = defineEndpoint({
  name: 'payments.options',
  method: 'GET',
  path: '/payments/options/',
  request: (_: Record<string, never>) => ({}),
  answer: PaymentOptionsSchema,
});

export const getPayment = defineEndpoint({
  name: 'payments.get',
  method: 'GET',
  path: '/payments/history/:paymentUuid/',
  request: ({ paymentUuid }: { paymentUuid: string }) => ({ params: { paymentUuid } }),
  answer: PaymentSchema,
});

export const startCardPayment = defineEndpoint({
  name: 'payments.card',
  method: 'POST',
  path: '/payments/card/initiate/',
  session: 'required',
  request: ({ orderId }: { orderId: RecordId }) => ({ body: { order_id: orderId, currency: 'USD' } }),
  answer: CardPaymentSchema,
});
