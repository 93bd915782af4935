import type { ListedPage, Platform } from '@shop/shared/contracts';
import {
  listCategories,
  listSearchableProducts,
  type Category,
  type SearchableProduct,
} from '@shop/shared/contracts/provider';
import { listCalls, startList, textWords, type ListCalls } from '@shop/shared/ui';
import { loadAll } from '@shop/shared/ui/list';
import { categoryPath, productPath } from './components/paths.ts';
import { homeTexts } from './messages/home.ts';
import { galleryHeading, listTexts } from './messages/product-list.ts';
import { productTexts } from './messages/product.ts';

// Pages of the provider's lists: 25,000 products where it gives 50 at a time.
const mostPages = 500;

/** Home, menu, gallery, categories and products. A list is as new as the newest of its products. */
export async function listPages(
  { provider, site }: Platform,
  signal: AbortSignal,
): Promise<readonly ListedPage[]> {
  const [products, categories] = await Promise.all([
    whole(listCalls(provider, listSearchableProducts, {}), signal),
    whole(listCalls(provider, listCategories, {}), signal),
  ]);
  const shown = products.filter(({ is_active }) => is_active);
  const all = dateOf(shown);
  // Of each slug once: thousands of categories may have the same one.
  const slugs = new Set(categories.map(({ slug }) => slug));
  const changes = new Map(
    Array.from(slugs, (slug) => [slug, dateOf(shown.filter(({ category }) => category?.slug === slug))]),
  );
  return [
    { path: '/', title: site.title || homeTexts.seeMenu, ...all },
    { path: '/products', title: productTexts.menu, ...all },
    { path: '/gallery', title: galleryHeading, ...all },
    ...(await Promise.all(categories.map((category) => categoryPage(category, changes.get(category.slug))))),
    ...shown.map(productPage),
  ];
}

async function whole<Item extends object>(calls: ListCalls<Item>, signal: AbortSignal): Promise<Item[]> {
  const first = startList(await calls.first(signal));
  return (await loadAll(calls, first, signal, mostPages)).items;
}

async function categoryPage(
  { slug, name, description }: Category,
  changed: Pick<ListedPage, 'changed'> | undefined,
): Promise<ListedPage> {
  return {
    path: categoryPath(slug),
    title: name,
    section: listTexts.categories,
    description: await textWords(description),
    ...changed,
  };
}

function productPage({ slug, name, description, updated_at }: SearchableProduct): ListedPage {
  return {
    path: productPath(slug),
    title: name,
    section: productTexts.menu,
    description,
    ...(updated_at && { changed: updated_at }),
  };
}

function dateOf(products: readonly SearchableProduct[]): Pick<ListedPage, 'changed'> {
  const times = products.map(({ updated_at }) => Date.parse(updated_at)).filter(Number.isFinite);
  return times.length > 0 ? { changed: new Date(times.reduce((a, b) => Math.max(a, b))).toISOString() } : {};
}
