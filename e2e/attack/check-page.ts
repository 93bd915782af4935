import type { BrowserContext, Page } from '@playwright/test';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { expectFrame, expectWords } from '../faults/look.ts';
import { waitForHydration } from '../shop-page.ts';
import type { AttackedShop } from './attack-test.ts';
import { auditPage } from './audit.ts';
import type { Pass, Plan } from './plant.ts';
import { note } from './results.ts';
import type { Vector } from './vectors/index.ts';
import { watch, type Watch } from './watch.ts';

/** Every kind of page that anybody sees, and what is good on it, whatever stands beside it. */
export const attackedPages: readonly (readonly [path: string, good: string | RegExp])[] = [
  ['/', 'From the counter today'],
  ['/products?pages=9', 'Salmon nigiri'],
  ['/products?category=maki&pages=9', /maki$/],
  ['/products/salmon-nigiri?pages=9&pictures=9', 'About this dish'],
  ['/gallery?pages=9', 'Salmon nigiri'],
  ['/blog?pages=9', 'Read More →'],
  ['/blog/seventy-degrees?pages=9', /^Published on|^Comments/],
  ['/contact', 'Our Locations'],
  ['/company-info', 'Core Values'],
  ['/refund-policy', 'Refund Policy'],
  ['/faq?pages=9', 'Where do you deliver?'],
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
export async function attackPages(
  visit: Visit,
  watched: Watch,
  plan: Plan,
  { way, pages = attackedPages }: { readonly way: string; readonly pages?: typeof attackedPages },
): Promise<string[]> {
  visit.attacked.hostile.plant(plan);
  const wrong: string[] = [];
  for (const [path, good] of pages) {
    const found = await attackPage(visit, watched, path, good).catch((error: unknown) => [String(error)]);
    wrong.push(...found.map((what) => `${path}, ${describe(plan)}: ${what}`));
  }
  visit.attacked.hostile.plant(undefined);
  note(way, plan.batch, wrong);
  return wrong;
}

async function attackPage(
  { page, attacked }: Visit,
  watched: Watch,
  path: string,
  good: string | RegExp,
): Promise<string[]> {
  const url = attacked.shop.url + path;
  watched.expectAt(url);
  await page.goto(path, { waitUntil: 'commit' });
  await expectFrame(page);
  await waitForHydration(page);
  await expectWords(page, good, 'what is good');
  await quiet(page);
  const wrong = await auditPage(page);
  await quiet(page);
  await expectFrame(page);
  return [...wrong, ...watched.take(), ...attacked.takeExceptions().map((line) => `the edge: ${line}`)];
}

const describe = ({ batch, pass }: { readonly batch: readonly Vector[]; readonly pass: Pass }) =>
  `${pass} of ${batch[0]?.id} to ${batch.at(-1)?.id}`;
