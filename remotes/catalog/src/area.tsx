import { contractVersion, type Area, type PageHandle } from '@shop/shared/contracts';
import { areaRoute } from '@shop/shared/ui';
import { productHandle } from './product/product-handle.ts';
import { shouldReloadList } from './components/product-pages/should-reload-list.ts';
import { galleryTexts } from './messages/gallery.ts';
import { productListHandle } from './product-list/list-texts.ts';

const homeHandle: PageHandle = { meta: (_, site) => ({ title: site.title }) };
const galleryHandle: PageHandle = {
  meta: (_, site) => ({ title: `${galleryTexts.heading} · ${site.title}` }),
};

export const area: Area = {
  contract: contractVersion,
  fragments: {
    'search-suggestions': async (platform) =>
      (await import('./search-suggestions/search-suggestions.tsx')).searchSuggestions(platform),
  },
  routes: (platform) => [
    areaRoute(platform, [
      {
        id: 'catalog/home',
        path: '/',
        handle: homeHandle,
        lazy: {
          loader: async () => (await import('./home/loader.ts')).homeLoader(platform),
          Component: async () => (await import('./home/home-page.tsx')).HomePage,
          ErrorBoundary: async () => (await import('./home/home-page.tsx')).HomeError,
        },
      },
      {
        id: 'catalog/product-list',
        path: '/products',
        handle: productListHandle,
        shouldRevalidate: shouldReloadList,
        lazy: {
          loader: async () => (await import('./product-list/loader.ts')).productListLoader(platform),
          Component: async () => (await import('./product-list/product-list-page.tsx')).ProductListPage,
          ErrorBoundary: async () => (await import('./product-list/product-list-page.tsx')).ProductListError,
        },
      },
      {
        id: 'catalog/product',
        path: '/products/:slug',
        handle: productHandle(platform),
        lazy: {
          loader: async () => (await import('./product/loader.ts')).productLoader(platform),
          Component: async () => (await import('./product/product-page.tsx')).ProductPage,
          ErrorBoundary: async () => (await import('./product/product-page.tsx')).ProductError,
        },
      },
      {
        id: 'catalog/gallery',
        path: '/gallery',
        handle: galleryHandle,
        shouldRevalidate: shouldReloadList,
        lazy: {
          loader: async () => (await import('./gallery/loader.ts')).galleryLoader(platform),
          Component: async () => (await import('./gallery/gallery-page.tsx')).GalleryPage,
          ErrorBoundary: async () => (await import('./gallery/gallery-page.tsx')).GalleryError,
        },
      },
    ]),
  ],
};
