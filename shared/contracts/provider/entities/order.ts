import * as v from 'valibot';
import { number } from '../fields.ts';

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
export const OrderSchema = v.looseObject({ id: v.union([number, v.string()]) });
export type Order = v.InferOutput<typeof OrderSchema>;
