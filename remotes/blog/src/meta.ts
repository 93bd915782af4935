import type { PageMeta, Platform } from '@shop/shared/contracts';
import type { ContactInfo, Faq, Post } from '@shop/shared/contracts/provider';
import { messages } from './messages/pages.ts';
import {
  contactStructuredData,
  faqStructuredData,
  postPreview,
  postStructuredData,
} from './structured-data.ts';

type Described = Pick<Platform, 'site' | 'provider' | 'links'>;

interface Site {
  readonly title: string;
}

/** Title of a page whose heading is known before its data. */
export function pageMeta(heading: string) {
  return (_: unknown, site: Site): PageMeta => ({ title: withSite(heading, site) });
}

/** Title of the blog's list, which may begin with a later step. */
export function blogListMeta({ page = 1 }: { readonly page?: number } = {}, site: Site): PageMeta {
  return { title: withSite(page > 1 ? messages.list.page(page) : messages.list.heading, site) };
}

interface DescribedPost {
  readonly post: Post;
  readonly summary: string;
}

// Search engines and link previews read the rendered document, so browsers need not load what is for them.

/** Title and description of a post, and what search engines and link previews show of it. */
export function postMeta(platform: Described) {
  return (data: DescribedPost | undefined, site: Site): PageMeta => {
    if (!data) return { title: site.title };
    const { post, summary } = data;
    return {
      title: withSite(post.title, site),
      ...(summary && { description: summary }),
      ...(import.meta.env.SSR && {
        preview: postPreview(post, platform),
        structuredData: postStructuredData(post, summary, platform),
      }),
    };
  };
}

export function faqMeta(data: { readonly items: readonly Faq[] } | undefined, site: Site): PageMeta {
  return {
    title: withSite(messages.faq.heading, site),
    ...(import.meta.env.SSR && data && { structuredData: faqStructuredData(data.items) }),
  };
}

export function contactMeta(platform: Described) {
  return (data: { readonly info?: ContactInfo } | undefined, site: Site): PageMeta => ({
    title: withSite(messages.contact.heading, site),
    ...(import.meta.env.SSR && data?.info && { structuredData: contactStructuredData(data.info, platform) }),
  });
}

function withSite(heading: string, { title }: Site): string {
  return title && !heading.includes(title) ? `${heading} · ${title}` : heading;
}
