import { attackPages } from '../check-page.ts';
import { tryEveryBatch } from './every-batch.ts';

tryEveryBatch('document', 90, attackPages);
