import { test } from '../attack-test.ts';
import { attackPages } from '../check-page.ts';
import { tryEveryBatch } from './every-batch.ts';

test.use({ rendering: 'browser' });
tryEveryBatch('rendered in the browser', 90, attackPages);
