import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { restock } from '../account/customer.ts';
import { waitForHydration } from '../shop-page.ts';
import type { Action, Actor } from './actions.ts';
import type { Visit } from './check-page.ts';
import { faultNames, faultOf, type FaultName } from './faults.ts';
import { expectFrame, expectMet, expectWords, freshCustomer, open, watchErrors } from './look.ts';
import { judge, type FaultResult } from './results.ts';

let acts = 0;

/** Does it with its call failing in each of the ways, and while the browser is offline. */
export async function checkAction(
  visit: Visit,
  action: Action,
  names: readonly (FaultName | 'offline')[] = action.offline === undefined
    ? faultNames
    : [...faultNames, 'offline'],
): Promise<FaultResult[]> {
  const errors = watchErrors(visit.page);
  // A button that does not come fails its case, and not all the others by waiting for ever.
  visit.page.setDefaultTimeout(30_000);
  const results: FaultResult[] = [];
  for (const fault of names) {
    const run = async () => {
      await checkActionFault(visit, action, fault);
      errors.expectNone();
    };
    results.push(await judge({ place: action.name, call: action.call, fault }, run));
    await visit.context.setOffline(false);
    await visit.provider.clearFaults();
    await visit.page.goto('/robots.txt');
    await visit.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  return results;
}

async function checkActionFault(visit: Visit, action: Action, fault: FaultName | 'offline'): Promise<void> {
  const { page, context, provider, shop } = visit;
  await restock(shop);
  acts += 1;
  const actor = { customer: await freshCustomer(provider), words: `words-${process.pid}-${acts}` };
  await open(page, action.path, action.isCustomers && actor.customer);
  await waitForHydration(page);
  await action.prepare?.(page, actor);
  const typed = await valuesOf(page, action.typed);
  await provider.clearLog();
  if (fault === 'offline') await context.setOffline(true);
  else await provider.fault(faultOf(action.call, fault, action.times));
  await action.press(page);
  const words = fault === 'offline' ? (action.offline ?? '') : action.words(fault);
  await expectWords(page, words, 'the words');
  await expectSomeFrame(page, shop.url, fault);
  if (fault !== 'offline') await expectMet(provider, action.call);
  await finish(visit, action, actor, { fault, words, typed });
}

/** The payment page is not the shop's; a session that was refused may lead to the login, whose header is slim. */
async function expectSomeFrame(page: Page, shopUrl: string, fault: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const isSlim = fault === '401' || /^\/(login|register)/.test(pathname);
  if (origin === new URL(shopUrl).origin) await expectFrame(page, isSlim);
}

interface Failed {
  readonly fault: FaultName | 'offline';
  readonly words: string | RegExp;
  readonly typed: readonly string[];
}

/** What was typed is still there; once all is well a further press does it, and it is done once. */
async function finish(
  { page, context, provider }: Visit,
  action: Action,
  actor: Actor,
  { fault, words, typed }: Failed,
): Promise<void> {
  await provider.clearFaults();
  await context.setOffline(false);
  const isDone = String(words) === String(action.done) || (await isVisible(page, action.done));
  const hasEnded = fault === '401' && action.isCustomers;
  if (hasEnded && !isDone) {
    // A dish that was being added is added after the login, which opens by itself (SES-21).
    const login = page
      .getByRole('link', { name: /log in|login/i })
      .or(page.getByRole('main').getByRole('button', { name: 'Login', exact: true }));
    await expect(login.first(), 'the way to the login').toBeVisible();
    return expect.poll(() => isStillThere(page, typed), { message: 'what was typed' }).toBe(true);
  }
  if (!isDone) {
    expect(await valuesOf(page, action.typed), 'what was typed').toEqual(typed);
    await action.press(page);
    await expectWords(page, action.done, 'after another press');
  }
  if (action.count)
    await expect.poll(() => action.count?.(provider, actor), { message: 'done once' }).toBe(1);
}

const valuesOf = (page: Page, labels: readonly string[] = []): Promise<string[]> =>
  Promise.all(labels.map((label) => page.getByLabel(label, { exact: true }).first().inputValue()));

async function isVisible(page: Page, words: string | RegExp): Promise<boolean> {
  return (await page.getByText(words).filter({ visible: true }).count()) > 0;
}

/** In its field, or in the tab's storage for the page after the login. */
function isStillThere(page: Page, typed: readonly string[]): Promise<boolean> {
  return page.evaluate((texts) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    );
    const present = [...fields, ...Object.values(sessionStorage).map(String)].join('\n');
    return texts.every((text) => present.includes(text));
  }, typed);
}
