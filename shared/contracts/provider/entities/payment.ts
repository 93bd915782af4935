import * as v from 'valibot';
import { flag, number, text } from '../fields.ts';

export const PaymentOptionsSchema = v.object({
  enable_card_payment: flag,
  enable_bank_transfer: flag,
  enable_custom_payment: flag,
  bank_account_details: text,
  custom_payment_label: text,
  custom_payment_instructions: text,
  custom_payment_redirect_url: text,
});

/** Both are empty when the provider left them out; the view treats that as a failed start. */
export const CardPaymentSchema = v.object({ redirectUrl: text, payment_uuid: text });

export const PaymentSchema = v.object({
  status: text,
  order_identifier: v.nullish(v.union([v.string(), v.pipe(number, v.transform(String))]), ''),
  gateway_transaction_ref: text,
  currency: text,
  amount: v.nullish(
    v.union([
      v.string(),
      v.pipe(
        number,
        v.transform((amount) => amount.toFixed(2)),
      ),
    ]),
    '',
  ),
  error_message: text,
});

export type PaymentOptions = v.InferOutput<typeof PaymentOptionsSchema>;
export type CardPayment = v.InferOutput<typeof CardPaymentSchema>;
export type Payment = v.InferOutput<typeof PaymentSchema>;
