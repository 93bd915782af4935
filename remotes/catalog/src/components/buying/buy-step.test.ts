import { expect, test } from 'vitest';
import { buyStep } from './buy-step.ts';

test('sends a visitor to the login before any look at the stock', () => {
  expect(buyStep({ signedIn: false, stock: 0, quantity: 1 })).toEqual({ kind: 'login' });
  expect(buyStep({ signedIn: false, stock: 5, quantity: 9 })).toEqual({ kind: 'login' });
});

test('refuses what is out of stock', () => {
  expect(buyStep({ signedIn: true, stock: 0, quantity: 1 })).toEqual({
    kind: 'refuse',
    text: 'Item is out of stock.',
  });
});

test('refuses more than there is', () => {
  expect(buyStep({ signedIn: true, stock: 3, quantity: 4 })).toEqual({
    kind: 'refuse',
    text: 'Only 3 items available.',
  });
});

test('adds up to the whole stock, and any quantity when the stock is not known', () => {
  expect(buyStep({ signedIn: true, stock: 3, quantity: 3 })).toEqual({ kind: 'add' });
  expect(buyStep({ signedIn: true, stock: null, quantity: 40 })).toEqual({ kind: 'add' });
});
