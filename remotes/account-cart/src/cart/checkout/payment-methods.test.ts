import type { PaymentOptions } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { enabledMethods, isPaymentMethod, methodLabel } from './payment-methods.ts';

const none: PaymentOptions = {
  enable_card_payment: false,
  enable_bank_transfer: false,
  enable_custom_payment: false,
  bank_account_details: '',
  custom_payment_label: '',
  custom_payment_instructions: '',
  custom_payment_redirect_url: '',
};

test('offers the enabled methods, card before bank transfer before custom', () => {
  const all = { ...none, enable_custom_payment: true, enable_bank_transfer: true, enable_card_payment: true };
  expect(enabledMethods(all)).toEqual(['card_2c2p', 'bank_transfer', 'custom']);
  expect(enabledMethods({ ...all, enable_card_payment: false })).toEqual(['bank_transfer', 'custom']);
  expect(enabledMethods({ ...none, enable_custom_payment: true })).toEqual(['custom']);
  expect(enabledMethods(none)).toEqual([]);
});

test('labels the custom method as the provider says, else Other Payment Method', () => {
  expect(methodLabel('custom', { ...none, custom_payment_label: 'Cash on delivery' })).toBe(
    'Cash on delivery',
  );
  expect(methodLabel('custom', { ...none, custom_payment_label: '  ' })).toBe('Other Payment Method');
  expect(methodLabel('card_2c2p', { ...none, custom_payment_label: 'Cash' })).toBe('Card');
});

test('knows the three codes only', () => {
  expect(['card_2c2p', 'bank_transfer', 'custom'].every(isPaymentMethod)).toBe(true);
  expect(['card', 'CUSTOM', '', 'toString'].some(isPaymentMethod)).toBe(false);
});
