import type { PageMeta } from '@shop/shared/contracts';
import type { Post } from '@shop/shared/contracts/provider';
import { writerName } from './components/post-facts.ts';

interface Site {
  readonly title: string;
}

/** Title of a page whose heading is known before its data. */
export function pageMeta(heading: string) {
  return (_: unknown, site: Site): PageMeta => ({ title: withSite(heading, site) });
}

/** Title and structured data of a post. */
export function postMeta(data: { readonly post: Post } | undefined, site: Site): PageMeta {
  if (!data) return { title: site.title };
  const { title, published_at, author } = data.post;
  return {
    title: withSite(title, site),
    structuredData: [blogPosting(title, published_at, writerName(author))],
  };
}

// https://schema.org/BlogPosting
function blogPosting(headline: string, datePublished: string, name: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline,
    ...(datePublished && { datePublished }),
    author: { '@type': 'Person', name },
  };
}

function withSite(heading: string, { title }: Site): string {
  return title && !heading.includes(title) ? `${heading} · ${title}` : heading;
}
