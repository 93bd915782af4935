import type { Platform } from '@shop/shared/contracts';
import { answering, memoryStorage, testPlatform } from '@shop/shared/testing/area';
import { structuredDataProblems } from '@shop/shared/testing/structured-data';
import { describe, expect, test } from 'vitest';
import { aProduct, sampleCategory } from './components/samples.ts';
import { homeStructuredData } from './home/structured-data.ts';
import { productListLoader, type ProductListData } from './product-list/loader.ts';
import { listPreview, listStructuredData } from './product-list/structured-data.ts';

const picture = { image: '/media/eel.webp', thumb_image: null, alt_text: 'Eel on rice' };
const dishes = [
  aProduct({ id: 1, slug: 'tuna', name: 'Tuna' }),
  aProduct({
    id: 2,
    slug: 'eel',
    name: 'Eel',
    main_image: picture,
    category: { name: 'Maki', slug: 'maki' },
  }),
  aProduct({ id: 3, slug: 'tea', name: 'Tea', category: null, price: null }),
  aProduct({ id: 4, slug: 'salmon', name: 'Salmon' }),
];
const category = sampleCategory({ description: `<p>Rice &amp; <b>fish</b>. ${'word '.repeat(60)}</p>` });
const platform = testPlatform(
  answering(({ path }) => (path.startsWith('/products/categories/nigiri') ? category : dishes)).fetch,
  memoryStorage(),
);

function load(query: string): Promise<ProductListData> {
  const request = new Request(`https://umi.example/products${query}`);
  return productListLoader(platform)({ request, params: {} } as Parameters<
    ReturnType<typeof productListLoader>
  >[0]);
}

describe('the list', () => {
  test('is a Menu with a section for each category [SEO-11]', async () => {
    const things = listStructuredData(await load(''), platform);
    expect(things.flatMap(structuredDataProblems)).toEqual([]);
    const item = (name: string) => ({
      '@type': 'MenuItem',
      name,
      offers: { price: '9.80', priceCurrency: 'USD' },
    });
    expect(things).toMatchObject([
      {
        '@type': 'Menu',
        '@id': '/products#menu',
        name: 'Menu',
        hasMenuSection: [
          { '@type': 'MenuSection', name: 'Nigiri', hasMenuItem: [item('Tuna'), item('Salmon')] },
          { name: 'Maki', hasMenuItem: [{ name: 'Eel', url: '/products/eel' }] },
          { name: 'More dishes', hasMenuItem: [{ name: 'Tea' }] },
        ],
      },
    ]);
    expect(JSON.stringify(things).match(/offers/g)).toHaveLength(3);
  });

  test('of a category has its breadcrumbs, its own description and a picture [SEO-06]', async () => {
    const data = await load('?category=nigiri');
    const [menu, crumbs] = listStructuredData(data, platform);
    expect(structuredDataProblems(crumbs ?? {})).toEqual([]);
    expect(menu).toMatchObject({ '@id': '/products?category=nigiri#menu', name: 'Nigiri' });
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Menu', item: '/products' },
        { position: 2, name: 'Nigiri', item: '/products?category=nigiri' },
      ],
    });
    expect(data.about).toMatch(/^Rice & fish\. (word ){20,}.*word…$/);
    expect(data.about.length).toBeLessThanOrEqual(201);
    expect(listPreview(data, platform)).toEqual({
      image: { url: 'https://files.test/media/eel.webp', alt: 'Eel on rice' },
    });
  });

  test('of a search says nothing to search engines, nor does an empty one', async () => {
    expect(listStructuredData(await load('?search=eel'), platform)).toEqual([]);
    const data = await load('');
    const empty = { ...data, products: { ...data.products, items: [] } };
    expect([listStructuredData(empty, platform), listPreview(empty, platform)]).toEqual([[], {}]);
  });
});

test('the home page is the Restaurant itself [SEO-09]', () => {
  const site: Platform['site'] = {
    ...platform.site,
    description: 'Sushi by the harbour.',
    logo: '/media/logo.png',
    contactEmail: 'hello@umi.example',
  };
  const thing = homeStructuredData({ ...platform, site });
  expect(structuredDataProblems(thing)).toEqual([]);
  expect(thing).toMatchObject({
    '@type': 'Restaurant',
    '@id': '/#restaurant',
    name: 'Umi',
    url: '/',
    hasMenu: '/products',
    logo: 'https://files.test/media/logo.png',
    email: 'hello@umi.example',
  });
  const bare = homeStructuredData({ ...platform, site: { ...platform.site, title: '' } });
  expect(structuredDataProblems(bare)).toEqual([]);
});
