import type { BrowserContext, Page } from '@playwright/test';
import { stripVTControlCharacters } from 'node:util';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { expect } from '../fixtures.ts';
import { expectFrame, expectWords } from '../faults/look.ts';
import { waitForHydration } from '../shop-page.ts';
import type { AttackedShop } from './attacked-shop.ts';
import { oddNumbers } from './amounts.ts';
import { auditPage } from './audit.ts';
import type { Plan } from './plant.ts';
import { watch, type Watch } from './watch.ts';

interface AttackedPage {
  readonly path: string;
  /** Stands there, whatever stands beside it. */
  readonly good: string | RegExp;
  /** Finds one element for each vector that is said of something, or more. */
  readonly shown?: string;
  /** Name of a button that shows more of it. */
  readonly opens?: RegExp;
  /** Nothing on it is asked for by a name of the provider's. */
  readonly isNameless?: true;
}

const listed = 'main a[href*="/vector-"]';

/** Every kind of page that anybody sees. */
const attackedPages: readonly AttackedPage[] = [
  { path: '/', good: 'From the counter today' },
  { path: '/products?pages=9', good: 'Salmon nigiri', shown: listed },
  { path: '/products?category=maki&pages=9', good: /maki$/, shown: listed },
  { path: '/products?without=milk&unstated=allergens&pages=9', good: 'Salmon nigiri', opens: /^Filters/ },
  { path: '/products/salmon-nigiri?pages=9&pictures=9', good: 'About this dish' },
  { path: '/gallery?pages=9', good: 'Salmon nigiri' },
  { path: '/blog?pages=9', good: 'Read More →', shown: listed },
  { path: '/blog/seventy-degrees?pages=9', good: /^Published on|^Comments/ },
  { path: '/contact', good: 'Our Locations', isNameless: true },
  { path: '/company-info', good: 'Core Values', isNameless: true },
  { path: '/refund-policy', good: 'Refund Policy', isNameless: true },
  { path: '/faq?pages=9', good: 'Where do you deliver?', shown: '[data-formatted]', isNameless: true },
];

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly attacked: AttackedShop;
}

/** The policy stops pictures and frames of addresses that are not https; where they may be from is the policy's to say. */
const reports = /^report: (img-src|frame-src) (?!https:)/;

export async function watchVisit({ page, context, attacked }: Visit): Promise<Watch> {
  const { shop } = attacked;
  const origins = [shop.url, shop.embedDemoUrl, shop.apiBase].map((url) => new URL(url).origin);
  return watch(page, context, { origins, frames: true, reports });
}

/** Opens every page with a batch in all its answers; gives what is wrong, which is nothing. */
export async function attackPages(visit: Visit, watched: Watch, plan: Plan): Promise<string[]> {
  const wrong: string[] = [];
  // Its dishes are judged by what they state.
  await visit.context.addInitScript((diet) => {
    if (window === top) localStorage.setItem('myDiet', diet);
  }, '{"keeps":["vegan"],"without":["fish"]}');
  const pages = attackedPages.filter(({ isNameless }) => plan.pass === 'content' || !isNameless);
  for (const page of pages)
    wrong.push(...(await attackOne(visit, plan, page.path, () => attackPage(visit, watched, page, plan))));
  return wrong;
}

/** Plants a plan for as long as a check runs; what the check, the watch and the edge found, with its place. */
export async function attackOne(
  { attacked }: Visit,
  plan: Plan,
  place: string,
  check: () => Promise<string[]>,
): Promise<string[]> {
  const { batch, pass } = plan;
  attacked.hostile.plant(plan);
  const found = await check().catch((error: unknown) => [
    stripVTControlCharacters(String(error)).slice(0, 600),
  ]);
  attacked.hostile.plant(undefined);
  const exceptions = attacked.takeExceptions().map((line) => `the edge: ${line}`);
  const about = `${place}, ${pass} of ${batch[0]?.id} to ${batch.at(-1)?.id}`;
  return [...found, ...exceptions].map((what) => `${about}: ${what}`);
}

async function attackPage(
  { page, attacked }: Visit,
  watched: Watch,
  { path, good, shown, opens }: AttackedPage,
  { batch, pass }: Plan,
): Promise<string[]> {
  watched.expectAt(attacked.shop.url + path);
  await page.goto(path, { waitUntil: 'commit' });
  await expectFrame(page);
  await waitForHydration(page);
  await expectWords(page, good, 'what is good');
  await quiet(page);
  if (shown && pass === 'content')
    await expect
      .poll(() => page.locator(shown).count(), { message: `of ${shown}` })
      .toBeGreaterThanOrEqual(batch.length);
  const wrong = [...(await auditPage(page)), ...(pass === 'number' ? await oddNumbers(page) : [])];
  if (opens) {
    await page.getByRole('button', { name: opens }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await quiet(page);
    wrong.push(...(await auditPage(page)));
    await page.keyboard.press('Escape');
  }
  await expectFrame(page);
  return [...wrong, ...watched.take()];
}
