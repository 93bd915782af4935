import type { CartItem, PaymentOptions } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { checkOrder } from './check-order.ts';

const options: PaymentOptions = {
  enable_card_payment: false,
  enable_bank_transfer: true,
  enable_custom_payment: false,
  bank_account_details: 'Harbour Bank 12-3456',
  custom_payment_label: '',
  custom_payment_instructions: '',
  custom_payment_redirect_url: '',
};
const complete = {
  fullname: 'Mele Tamati',
  contact_number: '+64 21 000 000',
  street: '14 Quay Street',
  city: 'Auckland',
  postalCode: '1010',
  country: 'New Zealand',
  payment_method: 'bank_transfer',
};

const items: readonly CartItem[] = [
  {
    id: 1,
    quantity: 2,
    customization: { Note: 'hot' },
    product: {
      name: 'Miso soup',
      slug: 'miso-soup',
      price: '4.20',
      main_image: { thumb_image: '', image: '/media/miso.webp' },
    },
  },
];

const cart = { items, totalPrice: '8.40' };

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a complete form becomes an order with a trimmed address', () => {
  const { request, problem, missing } = checkOrder(form({ ...complete, city: ' Auckland ' }), options, cart);
  const { payment_method: method, ...address } = complete;
  expect(request).toEqual({
    method,
    methodName: 'Bank transfer',
    address,
    options,
    dishes: [
      {
        slug: 'miso-soup',
        name: 'Miso soup',
        quantity: 2,
        customization: { Note: 'hot' },
        total: '8.40',
        picture: '/media/miso.webp',
      },
    ],
  });
  expect({ problem, missing }).toEqual({ problem: '', missing: [] });
});

test('blank fields are named before anything is said of the method', () => {
  const checked = checkOrder(
    form({ ...complete, street: '  ', postalCode: '', payment_method: '' }),
    options,
    cart,
  );
  expect(checked.request).toBeUndefined();
  expect(checked.problem).toBe('Please fill in all required delivery address fields: Street, Postal code.');
  expect(checked.missing).toEqual(['street', 'postalCode']);
});

test('without a method, or without options, one is asked for', () => {
  const { payment_method: _, ...withoutMethod } = complete;
  expect(checkOrder(form(withoutMethod), options, cart).problem).toBe('Please select a payment method.');
  expect(checkOrder(form(complete), undefined, cart).problem).toBe('Please select a payment method.');
});

test('a method other than the three codes orders nothing', () => {
  const checked = checkOrder(form({ ...complete, payment_method: 'crypto' }), options, cart);
  expect(checked).toEqual({ problem: 'Invalid payment method selected.', missing: [] });
});

test('an empty cart orders nothing', () => {
  expect(checkOrder(form(complete), options, { items: [], totalPrice: '0.00' })).toEqual({
    problem: 'Your cart is empty.',
    missing: [],
  });
});

test('a cart whose total cannot be read orders nothing [REC-18]', () => {
  const { request, problem } = checkOrder(form(complete), options, { items, totalPrice: null });
  expect(request).toBeUndefined();
  expect(problem).toContain('is not known at the moment');
});
