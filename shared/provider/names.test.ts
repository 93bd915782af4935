import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { getProduct, listCategories, listPosts, listProducts } from '@shop/shared/contracts/provider';

test.each([undefined, null, ' ', { en: 'Maki' }])(
  'products, categories and posts are called by their slug where their name is %j [REC-14]',
  (name) => {
    const record = { id: 1, slug: 'maki', name, title: name };
    expect(parse(getProduct.answer, record)).toMatchObject({ name: 'maki' });
    expect(parse(listProducts.answer, [record]).items).toMatchObject([{ name: 'maki' }]);
    expect(parse(listCategories.answer, [record]).items).toMatchObject([{ name: 'maki' }]);
    expect(parse(listPosts.answer, [record]).items).toMatchObject([{ title: 'maki' }]);
  },
);
