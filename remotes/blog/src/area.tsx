import { contractVersion, type Area, type Platform } from '@shop/shared/contracts';
import type { RouteObject } from '@shop/shared/router';
import { areaRoute, shouldReloadPage } from '@shop/shared/ui';
import { messages } from './messages/pages.ts';
import { blogListMeta, contactMeta, faqMeta, pageMeta, postMeta } from './meta.ts';

/** The blog and the pages about the shop. */
export const area: Area = {
  contract: contractVersion,
  routes: (platform) => [areaRoute(platform, [...blogRoutes(platform), ...shopRoutes(platform)])],
  // No browser asks for it.
  ...(import.meta.env.SSR && {
    listPages: async (platform: Platform, signal: AbortSignal) =>
      (await import('./listed-pages.ts')).listPages(platform, signal),
  }),
  fragments: {
    'contact-section': async (platform) =>
      (await import('./contact-section/contact-section.tsx')).contactSection(platform),
    'latest-posts': async (platform) =>
      (await import('./latest-posts/latest-posts.tsx')).latestPosts(platform),
  },
};

function blogRoutes(platform: Platform): RouteObject[] {
  return [
    {
      id: 'blog/list',
      path: '/blog',
      handle: { meta: blogListMeta },
      shouldRevalidate: shouldReloadPage,
      lazy: {
        loader: async () => (await import('./blog-list/loader.ts')).blogListLoader(platform),
        Component: async () => (await import('./blog-list/blog-list-page.tsx')).BlogListPage,
        ErrorBoundary: async () => (await import('./blog-list/blog-list-page.tsx')).BlogListError,
      },
    },
    {
      id: 'blog/post',
      path: '/blog/:slug',
      handle: { meta: postMeta(platform) },
      shouldRevalidate: shouldReloadPage,
      lazy: {
        loader: async () => (await import('./post/loader.ts')).postLoader(platform),
        Component: async () => (await import('./post/post-page.tsx')).PostPage,
        ErrorBoundary: async () => (await import('./post/post-page.tsx')).PostError,
      },
    },
  ];
}

function shopRoutes(platform: Platform): RouteObject[] {
  return [
    {
      id: 'blog/contact',
      path: '/contact',
      handle: { meta: contactMeta(platform) },
      lazy: {
        loader: async () => (await import('./contact/loader.ts')).contactLoader(platform),
        Component: async () => (await import('./contact/contact-page.tsx')).ContactPage,
        ErrorBoundary: async () => (await import('./contact/contact-page.tsx')).ContactError,
      },
    },
    {
      id: 'blog/company',
      path: '/company-info',
      handle: { meta: pageMeta(messages.company.heading(platform.site.title)) },
      lazy: {
        loader: async () => (await import('./loaders.ts')).companyLoader(platform),
        Component: async () => (await import('./company/company-page.tsx')).CompanyPage,
        ErrorBoundary: async () => (await import('./company/company-page.tsx')).CompanyError,
      },
    },
    {
      id: 'blog/refund-policy',
      path: '/refund-policy',
      handle: { meta: pageMeta(messages.policy.refund_policy.heading) },
      lazy: {
        loader: async () => (await import('./loaders.ts')).policyLoader(platform, 'refund_policy'),
        Component: async () => (await import('./policy/policy-page.tsx')).RefundPolicyPage,
        ErrorBoundary: async () => (await import('./policy/policy-page.tsx')).RefundPolicyError,
      },
    },
    {
      id: 'blog/privacy-policy',
      path: '/privacy-policy',
      handle: { meta: pageMeta(messages.policy.privacy_policy.heading) },
      lazy: {
        loader: async () => (await import('./loaders.ts')).policyLoader(platform, 'privacy_policy'),
        Component: async () => (await import('./policy/policy-page.tsx')).PrivacyPolicyPage,
        ErrorBoundary: async () => (await import('./policy/policy-page.tsx')).PrivacyPolicyError,
      },
    },
    {
      id: 'blog/faq',
      path: '/faq',
      handle: { meta: faqMeta },
      shouldRevalidate: shouldReloadPage,
      lazy: {
        loader: async () => (await import('./faq/loader.ts')).faqLoader(platform),
        Component: async () => (await import('./faq/faq-page.tsx')).FaqPage,
        ErrorBoundary: async () => (await import('./faq/faq-page.tsx')).FaqError,
      },
    },
  ];
}
