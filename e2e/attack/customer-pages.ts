import type { Page } from '@playwright/test';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { openAs, restock } from '../account/customer.ts';
import { expect } from '../fixtures.ts';
import { openPayment } from '../faults/open-payment.ts';
import { expectWords } from '../faults/look.ts';
import { createProvider } from '../provider.ts';
import { attackAmounts } from './customer-amounts.ts';
import { auditPage } from './audit.ts';
import { attackOne, type Visit } from './check-page.ts';
import type { Plan } from './plant.ts';
import type { Watch } from './watch.ts';

interface CustomerPage {
  readonly path: string;
  readonly good: string | RegExp;
  readonly look?: (page: Page) => Promise<void>;
}

const pages = (paymentId: string, outcome: RegExp): readonly CustomerPage[] => [
  {
    path: '/cart',
    good: 'Salmon nigiri',
    look: async (page) => {
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
      await expect(page.getByText(outcome).first()).toBeVisible();
    },
  },
  { path: `/payment/return?paymentId=${paymentId}`, good: 'Payment Processing' },
];

/** A number or a list in the place of a name may leave a line without one, which cannot be ordered. */
const outcomeOf = ({ batch, pass }: Plan) =>
  pass === 'content' && batch.some(({ family }) => family === 'number' || family === 'size')
    ? /^Bank transfer|cannot be ordered as they are/
    : /^Bank transfer/;

/** Cart, checkout and the result of a payment, with a batch in what the provider says of them. */
export async function attackCustomerPages(visit: Visit, watched: Watch, plan: Plan): Promise<string[]> {
  if (plan.pass === 'number') return attackAmounts(visit, watched, plan);
  const { page, attacked } = visit;
  const { apiBase, url } = attacked.shop;
  const provider = createProvider(apiBase);
  await restock(attacked.shop);
  const customer = await provider.newCustomer();
  await provider.addToCart(customer, 1, 1);
  const wrong: string[] = [];
  watched.expectAt(undefined);
  await openAs(page, customer, '/test', url);
  for (const { path, good, look } of pages(await openPayment(apiBase), outcomeOf(plan)))
    wrong.push(
      ...(await attackOne(visit, plan, path, async () => {
        watched.expectAt(url + path);
        await page.goto(path, { waitUntil: 'commit' });
        await expectWords(page, good, 'what is good');
        await look?.(page);
        await quiet(page);
        const found = await auditPage(page);
        watched.expectAt(undefined);
        return [...found, ...watched.take()];
      })),
    );
  return wrong;
}
