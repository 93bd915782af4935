import { checkSpoiledPages, spoiledCases, type SeedPage } from '@shop/shared/testing/spoiled-records';
import { until } from '@shop/shared/testing/spoiled-records/browser';
import { expect, test } from 'vitest';
import { openShop } from '../testing/open-shop.tsx';

const settings = '/pages/settings/public/';
const categories = '/products/categories/';
const cart = { id: 1, items: [], total_items: 0, total_price: '0.00' };

const shell: SeedPage = {
  path: '/',
  answers: {
    [settings]: { site_title: 'Mark-1', logo: '/Mark-2.webp' },
    [categories]: [3, 4, 5].map((id) => ({
      id,
      slug: `kind-${id}`,
      name: `Mark-${id}`,
      description: '<p>Rice</p>',
    })),
    '/orders/cart/': cart,
  },
  shown: { [settings]: { needed: [] }, [categories]: { needed: ['*.slug'] } },
  main: [settings, categories],
  good: ['/orders/cart/'],
};

test('whatever the settings and the categories hold, header and menu show all that is good [REC-13]', async () => {
  const cases = await checkSpoiledPages(
    [shell],
    async ({ path, answers, marks }) => {
      const shop = openShop({ path, answers, expectedErrors: / is left out: / });
      const header = () => document.querySelector('header')?.outerHTML ?? '';
      await until(() => header() !== '' && marks.every((mark) => header().includes(mark)));
      const html = header();
      shop.close();
      return html;
    },
    spoiledCases({ isExhaustive: true }),
  );
  expect(cases).toBeGreaterThan(0);
}, 1_200_000);
