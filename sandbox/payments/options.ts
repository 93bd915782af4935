import { getPaymentOptions, type PaymentOptions } from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { readRecord } from '../pages/records.ts';

/** How customers may pay here. */
export function readPaymentOptions(db: Database): PaymentOptions {
  return v.parse(getPaymentOptions.answer, readRecord(db, 'payment_options'));
}
