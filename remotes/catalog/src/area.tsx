import { contractVersion, type Area } from '@shop/shared/contracts';
import { areaRoute } from '@shop/shared/ui';
import { galleryHandle } from './gallery/meta.ts';
import { homeHandle } from './home/meta.ts';
import { productHandle } from './product/meta.ts';
import { asksForAnotherList } from './components/product-pages/revalidation.ts';
import { productListHandle } from './product-list/meta.ts';

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
        shouldRevalidate: asksForAnotherList,
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
        shouldRevalidate: asksForAnotherList,
        lazy: {
          loader: async () => (await import('./gallery/loader.ts')).galleryLoader(platform),
          Component: async () => (await import('./gallery/gallery-page.tsx')).GalleryPage,
          ErrorBoundary: async () => (await import('./gallery/gallery-page.tsx')).GalleryError,
        },
      },
    ]),
  ],
};
