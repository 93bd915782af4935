import type { AddressField, DeliveryAddress } from '@shop/shared/contracts/provider';
import { record, textOf } from '../storage/stored-value.ts';

/** The address in an object that may come from anywhere, trimmed; what is no text is empty. */
export function addressOf(value: unknown): DeliveryAddress {
  const entries = record(value);
  const text = (field: AddressField) => textOf(entries[field]).trim();
  return {
    fullname: text('fullname'),
    contact_number: text('contact_number'),
    street: text('street'),
    city: text('city'),
    postalCode: text('postalCode'),
    country: text('country'),
  };
}
