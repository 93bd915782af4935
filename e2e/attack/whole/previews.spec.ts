import { test } from '../attack-test.ts';
import { attackPreviews } from '../widgets.ts';
import { tryEveryBatch } from './every-batch.ts';

// Without React there are previews alone; a list's shows its first step, which is 24 posts.
test.beforeEach(({ context }) => context.route(/\/embed\/vendor\/react\./, () => {}));
tryEveryBatch('preview', 22, attackPreviews);
