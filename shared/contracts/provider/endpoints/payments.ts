import { defineEndpoint } from '../endpoint.ts';
import { CardPaymentSchema, PaymentOptionsSchema, PaymentSchema } from '../entities/payment.ts';

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
  request: ({ orderId }: { orderId: number | string }) => ({ body: { order_id: orderId, currency: 'USD' } }),
  answer: CardPaymentSchema,
});
