import type { PageHandle } from '@shop/shared/contracts';
import { listTexts } from '../messages/product-list.ts';
import { listHeading } from './list-texts.ts';
import type { ProductListData } from './loader.ts';

export const productListHandle: PageHandle<ProductListData> = {
  meta: (data, site) => ({
    title: `${data ? listHeading(data.query, data.category?.name || data.query.category) : listTexts.heading} · ${site.title}`,
  }),
};
