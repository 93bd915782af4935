import type { Platform } from '@shop/shared/contracts';
import type { RouteObject } from '@shop/shared/router';
import { overviewMessages } from '../messages/overview.ts';

export function overviewRoute(platform: Platform): RouteObject {
  return {
    id: 'sample/overview',
    path: '/sample',
    handle: {
      meta: (_: unknown, { title }: { readonly title: string }) => ({
        title: `${overviewMessages.heading} · ${title}`,
      }),
    },
    lazy: {
      loader: async () => (await import('./loader.ts')).overviewLoader(platform),
      Component: async () => (await import('./overview-page.tsx')).OverviewPage,
      ErrorBoundary: async () => (await import('./overview-page.tsx')).OverviewError,
    },
  };
}
