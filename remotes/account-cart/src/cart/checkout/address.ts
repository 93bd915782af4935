import { addressFields, type AddressField, type DeliveryAddress } from '@shop/shared/contracts/provider';
import { record, textOf } from '../../components/browser-store.ts';

/** The address as the form holds it, trimmed; absent fields are empty. */
export function readAddress(form: FormData): DeliveryAddress {
  return addressOf(Object.fromEntries(form));
}

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

/** Names of the fields still blank, in the order of the form. */
export function missingFields(address: DeliveryAddress): AddressField[] {
  return addressFields.filter((field) => address[field].trim() === '');
}
