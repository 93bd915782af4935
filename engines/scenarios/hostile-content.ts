import { startAttackedShop, type AttackedShop } from '../../e2e/attack/attacked-shop.ts';
import { audit } from '../../e2e/attack/audit.ts';
import { batches, vectors } from '../../e2e/attack/vectors/index.ts';
import { serveForeignPage } from '../../e2e/embed/foreign-page.ts';
import { isHydrated } from '../../e2e/shop-page.ts';
import { callOf, type Visitor } from '../page/visitor.ts';
import type { Scenario, Stage } from './steps.ts';

/** Every vector but the largest; no function `hostile` is there, so that one that runs is an error. */
const portions = batches(
  vectors.filter(({ family }) => family !== 'size'),
  150,
);

const paths = [
  '/products?pages=9',
  '/products/salmon-nigiri',
  '/blog/seventy-degrees?pages=9',
  '/faq?pages=9',
  '/contact',
];

/** What the provider says is hostile: see docs/security.md, and ATK-01 and ATK-02 for the same in Chromium. */
export const hostileContent: readonly Scenario[] = [
  { name: 'storefront: hostile content runs nothing', run: (stage) => inAttackedShop(stage, openPages) },
  { name: 'widgets: hostile content runs nothing', run: (stage) => inAttackedShop(stage, openWidgets) },
];

type Open = (visitor: Visitor, attacked: AttackedShop) => Promise<void>;

async function inAttackedShop({ visitor }: Stage, open: Open): Promise<void> {
  const attacked = await startAttackedShop({ RENDER_CACHE: '0', RENDER_BUDGET: '20000' });
  try {
    for (const batch of portions) {
      attacked.hostile.plant({ batch, pass: 'content' });
      await open(visitor, attacked);
    }
  } finally {
    await visitor.page.open('about:blank');
    await attacked.stop();
  }
}

async function openPages(visitor: Visitor, { shop }: AttackedShop): Promise<void> {
  for (const path of paths) {
    await visitor.page.open(shop.url + path);
    await visitor.until(callOf(isHydrated));
    await expectNothing(visitor, path);
  }
}

async function openWidgets(visitor: Visitor, { shop }: AttackedShop): Promise<void> {
  const settings = `api-base="${shop.apiBase}" tenant="7" storefront-url="${shop.url}"`;
  const scripts = ['catalog', 'blog'].map(
    (area) => `<script type="module" src="${shop.url}/embed/${area}.js"></script>`,
  );
  const tags = ['shop-menu', 'shop-product slug="salmon-nigiri"', 'shop-blog', 'shop-contact', 'shop-faq'];
  const elements = tags.map((tag) => `<${tag} ${settings}></${tag.split(' ')[0]}>`);
  const foreign = await serveForeignPage(
    `<!doctype html><html lang="en"><title>Theirs</title><link rel="icon" href="data:,">${scripts.join('')}<body>${elements.join('')}</body></html>`,
  );
  await visitor.page.open(foreign.url);
  await visitor.within('shop-faq').sees('text', /Where do you deliver/);
  await visitor.within('shop-product').sees('text', /About this dish/);
  await expectNothing(visitor, 'widgets');
  await foreign.close();
}

/** Addresses that the page has asked for, by the browser's own list. */
const asked = `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => new URL(name).hostname === 'beacon.example')`;

async function expectNothing({ page }: Visitor, where: string): Promise<void> {
  const wrong = (await page.evaluate(callOf(audit))) as string[];
  const calls = (await page.evaluate(asked)) as string[];
  const errors = page
    .errors()
    .filter((error) => /hostile is not defined|Content.Security.Policy.*(?:script|inline)/i.test(error));
  const all = [...wrong, ...calls, ...errors];
  if (all.length > 0) throw new Error(`On ${where}: ${all.slice(0, 5).join('; ')}`);
}
