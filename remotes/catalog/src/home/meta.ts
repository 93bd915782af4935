import type { PageHandle } from '@shop/shared/contracts';
import type { HomeData } from './loader.ts';

export const homeHandle: PageHandle<HomeData> = {
  meta: (_, site) => ({ title: site.title }),
};
