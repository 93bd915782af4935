import { paymentMethods, type PaymentMethod, type PaymentOptions } from '@shop/shared/contracts/provider';
import { methodNames } from '../../messages/orders.ts';

const enabledBy = {
  card_2c2p: 'enable_card_payment',
  bank_transfer: 'enable_bank_transfer',
  custom: 'enable_custom_payment',
} as const satisfies Record<PaymentMethod, keyof PaymentOptions>;

/** The methods on offer; the first is the one to preselect. */
export function enabledMethods(options: PaymentOptions): PaymentMethod[] {
  return paymentMethods.filter((method) => options[enabledBy[method]]);
}

export function methodLabel(method: PaymentMethod, options: PaymentOptions): string {
  if (method === 'custom' && options.custom_payment_label.trim()) return options.custom_payment_label;
  return methodNames[method];
}

export function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text);
}
