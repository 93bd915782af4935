import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { restock } from '../account/customer.ts';
import type { RunningShop } from '../fixtures.ts';
import type { Provider } from '../provider.ts';
import { waitForHydration } from '../shop-page.ts';
import { faultNames, faultOf, type FaultName } from './faults.ts';
import { expectFrame, expectMet, expectWords, freshCustomer, open, watchErrors } from './look.ts';
import type { FaultyPage, PageCall } from './pages.ts';
import { judge, type FaultResult } from './results.ts';

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly provider: Provider;
  readonly shop: Pick<RunningShop, 'apiBase' | 'url'>;
}

/** Opens a page with one of its calls failing in each of the ways. */
export async function checkPageCall(
  visit: Visit,
  faultyPage: FaultyPage,
  pageCall: PageCall,
  names: readonly FaultName[] = faultNames,
): Promise<FaultResult[]> {
  const errors = watchErrors(visit.page);
  const results: FaultResult[] = [];
  for (const fault of names) {
    const about = { place: faultyPage.path.replace(/=[0-9a-f-]{20,}$/, '=…'), call: pageCall.call, fault };
    const run = async () => {
      await checkPageFault(visit, faultyPage, pageCall, fault);
      errors.expectNone();
    };
    results.push(await judge(about, run));
    await visit.provider.clearFaults();
  }
  return results;
}

async function checkPageFault(
  { page, provider, shop }: Visit,
  { path, good, isCustomers, isSlim }: FaultyPage,
  { call, words, look, isOfFrame }: PageCall,
  fault: FaultName,
): Promise<void> {
  if (isCustomers) await restock(shop);
  const customer = isCustomers && (await freshCustomer(provider));
  if (customer) await open(page, '/test', customer);
  await provider.clearLog();
  await provider.fault(faultOf(call, fault));
  await page.goto(path, { waitUntil: 'commit' });
  await expectFrame(page, isSlim);
  await waitForHydration(page);
  await look?.(page);
  await expectWords(page, words(fault), 'the words');
  await expectFrame(page, isSlim);
  await expectMet(provider, call);
  await provider.clearFaults();
  // A session that the provider has refused is over: the way on is the login.
  if (customer && fault === '401' && call === 'cart.get')
    return expect(page.getByRole('main').getByRole('link', { name: /Login|Log in/ })).toBeVisible();
  if (isOfFrame) return expectWords(page, good, 'the page itself');
  await page.reload({ waitUntil: 'commit' });
  await expectWords(page, good, 'after a reload');
}

/** The connection is lost while the page is open: it stays, and what is opened meanwhile loads by itself later. */
export async function checkPageOffline(
  visit: Visit,
  { path, good, isCustomers }: FaultyPage,
): Promise<FaultResult> {
  const { page, context, provider } = visit;
  const errors = watchErrors(page);
  const about = { place: path.replace(/=[0-9a-f-]{20,}$/, '=…'), call: 'all', fault: 'offline' };
  const result = await judge(about, async () => {
    await open(page, path, isCustomers && (await freshCustomer(provider)));
    await waitForHydration(page);
    await expectWords(page, good, 'before');
    await context.setOffline(true);
    await expectWords(page, 'You are offline. What is open stays open.', 'the bar');
    await expectWords(page, good, 'what was open');
    const next = path === '/faq' ? 'Refund Policy' : 'FAQs';
    await page.getByRole('contentinfo').getByRole('link', { name: next }).click();
    await expectFrame(page);
    await context.setOffline(false);
    await expectWords(page, next === 'FAQs' ? 'Frequently Asked Questions' : 'Refund Policy', 'online again');
    errors.expectNone();
  });
  await context.setOffline(false);
  return result;
}
