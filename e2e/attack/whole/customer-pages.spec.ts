import { attackCustomerPages, isName } from '../customer-pages.ts';
import { tryEveryBatch } from './every-batch.ts';

tryEveryBatch('cart and payment', 90, attackCustomerPages, isName);
