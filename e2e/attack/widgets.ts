import type { Page } from '@playwright/test';
import { serveForeignPage } from '../embed/foreign-page.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { expect } from '../fixtures.ts';
import { oddNumbers } from './amounts.ts';
import { auditPage } from './audit.ts';
import { attackOne, type Visit } from './check-page.ts';
import type { Plan } from './plant.ts';
import type { Watch } from './watch.ts';

/** Elements of the shop, with what each says of a good record. */
const widgets: readonly (readonly [tag: string, attributes: string, good: RegExp])[] = [
  ['shop-menu', '', /Salmon nigiri/],
  ['shop-product', 'slug="salmon-nigiri"', /About this dish/],
  ['shop-gallery', '', /Product Gallery/],
  ['shop-blog', '', /Seventy degrees/],
  ['shop-contact', '', /Umi Harbor/],
  ['shop-faq', '', /Where do you deliver\?/],
];

const pieces: readonly (readonly [tag: string, attributes: string])[] = [
  ['shop-product-card', 'slug="salmon-nigiri"'],
  ['shop-price', 'slug="salmon-nigiri"'],
  ['shop-reviews', 'slug="salmon-nigiri"'],
  ['shop-categories', ''],
  ['shop-post', 'slug="seventy-degrees"'],
];

/** Which elements show what they have, or say that they cannot. */
const noteSettled =
  "const settled = new Set(); for (const type of ['shop:ready', 'shop:error']) addEventListener(type, ({ target }) => settled.add(target), true)";

/** Waits for all of them: an element may say how its page lays it out as late as it shows. */
const expectAllSettled = (page: Page) =>
  expect.poll(() => page.evaluate('settled.size')).toBe(widgets.length + pieces.length);

/** A page of somebody else's without any policy: nothing stands between a vector and the page but the widgets. */
function foreignPage(url: string, apiBase: string): string {
  const settings = `api-base="${apiBase}" tenant="7" storefront-url="${url}"`;
  const elements = [...widgets, ...pieces].map(
    ([tag, attributes]) => `<${tag} ${settings} ${attributes}></${tag}>`,
  );
  const scripts = ['catalog', 'blog', 'shop'].map(
    (name) => `<script type="module" src="${url}/embed/${name}.js"></script>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Theirs</title><link rel="icon" href="data:,"><script>${noteSettled}</script>${scripts.join('')}</head><body><h1 id="own">Theirs</h1>${elements.join('')}</body></html>`;
}

/** What the page around the widgets is: nothing of a widget reaches it. */
const around = (page: Page) =>
  page.evaluate(() => {
    const outside = [...document.documentElement.querySelectorAll('*')].map(
      ({ localName, attributes }) => `${localName} ${[...attributes].map(({ name }) => name).join()}`,
    );
    return [document.title, document.querySelector('#own')?.textContent, ...outside];
  });

/** All widgets on a page with a batch in all their answers, every list to its end. */
export function attackWidgets(visit: Visit, watched: Watch, plan: Plan): Promise<string[]> {
  return onForeignPage(visit, watched, plan, async (page) => {
    for (const [tag, , good] of widgets)
      await expect(page.locator(tag).getByText(good).first(), `good in ${tag}`).toBeVisible();
    await expectAllSettled(page);
    await quiet(page);
    await showAll(page);
    await expectShown(page, plan);
    const before = await around(page);
    const wrong = await auditPage(page);
    await page
      .locator('shop-blog')
      .getByRole('link', { name: /Seventy degrees/ })
      .first()
      .click();
    await expect(
      page
        .locator('shop-blog')
        .getByText(/^Comments \(/)
        .first(),
    ).toBeVisible();
    await quiet(page);
    wrong.push(...(await auditPage(page)));
    if (plan.pass === 'number') wrong.push(...(await oddNumbers(page)));
    const after = await around(page);
    const changed = [
      ...after.filter((one) => !before.includes(one)),
      ...before.filter((one) => !after.includes(one)),
    ];
    if (after.join() !== before.join()) wrong.push(`the page around has changed: ${changed.join('; ')}`);
    return wrong;
  });
}

/** The same page, whose widgets have their previews and no code. */
export function attackPreviews(visit: Visit, watched: Watch, plan: Plan): Promise<string[]> {
  return onForeignPage(visit, watched, plan, async (page) => {
    if (plan.batch[0]?.family === 'size') await expectPreviewsToArrive(page);
    else {
      for (const [tag, , good] of widgets)
        await expect(page.locator(tag).getByText(good).first(), `good in ${tag}`).toBeVisible();
      await expectShown(page, plan);
    }
    return [...(await auditPage(page)), ...(plan.pass === 'number' ? await oddNumbers(page) : [])];
  });
}

async function onForeignPage(
  visit: Visit,
  watched: Watch,
  plan: Plan,
  check: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const { url, apiBase } = visit.attacked.shop;
  const { page } = visit;
  return attackOne(visit, plan, 'a page with widgets', async () => {
    const foreign = await serveForeignPage(foreignPage(url, apiBase));
    watched.allow(foreign.url);
    watched.expectAt(foreign.url);
    try {
      await page.goto(foreign.url);
      return [...(await check(page)), ...watched.take()];
    } finally {
      watched.expectAt(undefined);
      await page.goto('about:blank');
      await foreign.close();
    }
  });
}

/** Presses every `Load more` until there is none. */
async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Load more' });
  for (let left = await more.count(); left > 0; left = await more.count()) {
    await more.first().click();
    await quiet(page);
  }
}

/** Of what is too large the edge makes an empty preview: the widget shows it by itself. */
const expectPreviewsToArrive = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('&part=page')).length,
      ),
    )
    .toBeGreaterThanOrEqual(widgets.length);

/** Each vector is in the list of products. */
async function expectShown(page: Page, { batch, pass }: Plan): Promise<void> {
  if (pass === 'identifier') return;
  const shown = await page.locator('shop-menu a[href*="/vector-"]').count();
  expect(shown, 'products with a vector').toBeGreaterThanOrEqual(batch.length);
}
