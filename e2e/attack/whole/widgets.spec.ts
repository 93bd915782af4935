import { attackWidgets } from '../widgets.ts';
import { tryEveryBatch } from './every-batch.ts';

tryEveryBatch('widget', 90, attackWidgets);
