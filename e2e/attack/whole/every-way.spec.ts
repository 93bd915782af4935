import { test } from '../attack-test.ts';
import { attackPages } from '../check-page.ts';
import { attackCustomerPages } from '../customer-pages.ts';
import { attackPreviews, attackWidgets } from '../widgets.ts';
import { tryEveryBatch } from './every-batch.ts';

// The ways on which a provider's words reach somebody; `npm run test:attack -- --way` names the beginning of the titles. Pages
// that browsers render need an edge with other settings: browser-rendered.spec.ts.

test.describe('pages', () => tryEveryBatch('document', 90, attackPages));

test.describe('pages of a customer', () => tryEveryBatch('cart and payment', 90, attackCustomerPages));

test.describe('other websites', () => tryEveryBatch('widget', 90, attackWidgets));

test.describe('other websites, without React', () => {
  // There are previews alone; a list's shows its first step, which is 24 posts.
  test.beforeEach(({ context }) => context.route(/\/embed\/vendor\/react\./, () => {}));
  tryEveryBatch('preview', 22, attackPreviews);
});
