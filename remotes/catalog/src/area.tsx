import { contractVersion, type Area, type PageHandle, type Platform } from '@shop/shared/contracts';
import { areaRoute, type LoadedList } from '@shop/shared/ui';
import { galleryHeading } from './messages/product-list.ts';
import type { ProductData } from './product/loader.ts';
import { homeStructuredData } from './home/structured-data.ts';
import { productPreview, productStructuredData } from './product/structured-data.ts';
import { shouldReloadList } from './product-list/list-address.ts';
import { listTitle, withPage } from './product-list/list-texts.ts';
import type { ProductListData } from './product-list/loader.ts';
import { listPreview, listStructuredData } from './product-list/structured-data.ts';

const galleryHandle: PageHandle<LoadedList<unknown>> = {
  meta: (data, site) => ({ title: `${withPage(galleryHeading, data)} · ${site.title}` }),
};

export const area: Area = {
  contract: contractVersion,
  fragments: {
    'search-suggestions': async (platform) =>
      (await import('./search-suggestions/search-suggestions.tsx')).searchSuggestions(platform),
  },
  // No browser asks for it.
  ...(import.meta.env.SSR && {
    listPages: async (platform: Platform, signal: AbortSignal) =>
      (await import('./listed-pages.ts')).listPages(platform, signal),
  }),
  routes: (platform) => [
    areaRoute(platform, [
      {
        id: 'catalog/home',
        path: '/',
        handle: homeHandle(platform),
        shouldRevalidate: shouldReloadList,
        lazy: {
          loader: async () => (await import('./home/loader.ts')).homeLoader(platform),
          Component: async () => (await import('./home/home-page.tsx')).HomePage,
          ErrorBoundary: async () => (await import('./home/home-page.tsx')).HomeError,
        },
      },
      {
        id: 'catalog/product-list',
        path: '/products',
        handle: listHandle(platform),
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
        shouldRevalidate: shouldReloadList,
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

// Search engines and link previews read the rendered document, so browsers need not load what is for them.

function homeHandle(platform: Platform): PageHandle {
  return {
    meta: (_, { title }) => ({
      title,
      ...(import.meta.env.SSR && { structuredData: [homeStructuredData(platform)] }),
    }),
  };
}

function listHandle(platform: Platform): PageHandle<ProductListData> {
  return {
    meta: (data, site) => ({
      title: listTitle(data, site),
      ...(data?.about && { description: data.about }),
      ...(import.meta.env.SSR &&
        data && {
          preview: listPreview(data, platform),
          structuredData: listStructuredData(data, platform),
        }),
    }),
  };
}

function productHandle(platform: Platform): PageHandle<ProductData | null> {
  return {
    meta: (data, site) => ({
      title: data ? `${data.product.name} · ${site.title}` : site.title,
      ...(data?.product.description && { description: data.product.description }),
      ...(import.meta.env.SSR &&
        data && {
          preview: productPreview(data.product, platform),
          structuredData: productStructuredData(data.product, platform, data.reviewCounts),
        }),
    }),
  };
}
