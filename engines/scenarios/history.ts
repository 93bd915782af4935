import { expectSameDocument, markDocument, openShop, openWidgets, type Scenario } from './steps.ts';

export const history: readonly Scenario[] = [
  {
    name: 'storefront: back and forward through search, category and product',
    async run(stage) {
      const { visitor } = stage;
      const { page } = visitor;
      await openShop(stage, '/products');
      await markDocument(visitor);
      await visitor.fills('Search products', 'nigiri');
      await page.pressEnter();
      await visitor.sees('title', 'Search Results for "nigiri"');
      await visitor.clicks('link', /Salmon nigiri/);
      await visitor.sees('title', 'Salmon nigiri');
      await visitor.clicks('link', 'Nigiri');
      await visitor.sees('title', 'Products in Nigiri');
      for (const heading of ['Salmon nigiri', 'Search Results for "nigiri"', 'Our Products']) {
        await page.back();
        await visitor.sees('title', heading);
      }
      for (const heading of ['Search Results for "nigiri"', 'Salmon nigiri', 'Products in Nigiri']) {
        await page.forward();
        await visitor.sees('title', heading);
      }
      await expectSameDocument(visitor);
    },
  },
  {
    name: 'widgets: back and forward through the views in the address',
    async run(stage) {
      const { visitor } = stage;
      const { page } = visitor;
      const menu = visitor.within('shop-menu');
      const url = await openWidgets(stage, '<shop-menu deep-link {settings}></shop-menu>');
      await menu.sees('title', 'Our Products');
      await markDocument(visitor);
      await menu.clicks('link', /Salmon nigiri/);
      await menu.sees('title', 'Salmon nigiri');
      await visitor.until(`location.search === '?shop-menu=/products/salmon-nigiri'`);
      await menu.clicks('link', 'Nigiri');
      await menu.sees('title', 'Products in Nigiri');
      await page.back();
      await menu.sees('title', 'Salmon nigiri');
      await page.back();
      await menu.sees('title', 'Our Products');
      await visitor.until(`location.href === '${url}'`);
      await page.forward();
      await menu.sees('title', 'Salmon nigiri');
      await expectSameDocument(visitor);
      await page.reload();
      await menu.sees('title', 'Salmon nigiri');
    },
  },
];
