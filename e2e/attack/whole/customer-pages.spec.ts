import { test } from '../attack-test.ts';
import { attackAmounts, attackCustomerPages, isNumber } from '../customer-pages.ts';
import { tryEveryBatch } from './every-batch.ts';

test.describe('everything else', () =>
  tryEveryBatch('cart and payment', 90, attackCustomerPages, (vector) => !isNumber(vector)));
test.describe('numbers', () => tryEveryBatch('cart and payment', 21, attackAmounts, isNumber));
