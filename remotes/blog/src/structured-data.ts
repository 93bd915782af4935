import type { LinkPreview, Platform } from '@shop/shared/contracts';
import type { ContactInfo, Faq, Post } from '@shop/shared/contracts/provider';
import { wordsAtOnce } from '@shop/shared/ui';
import type { BlogPosting, BreadcrumbList, FAQPage, Restaurant, WithContext } from 'schema-dts';
import { writerName } from './components/post-facts.ts';
import { withSiteContact } from './components/site-contact.ts';
import { messages } from './messages/pages.ts';

// Objects of schema.org for the area's pages. Servers alone need them.

type Described = Pick<Platform, 'site' | 'provider' | 'links'>;

const context = 'https://schema.org';
const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/** https://schema.org/BlogPosting, and the way to it. */
export function postStructuredData(
  post: Post,
  summary: string,
  { site, provider, links }: Described,
): [WithContext<BlogPosting>, WithContext<BreadcrumbList>] {
  const { title, published_at, author, featured_image, comment_count } = post;
  const url = links.href(postPath(post));
  return [
    {
      '@context': context,
      '@type': 'BlogPosting',
      '@id': `${url}#post`,
      headline: title,
      url,
      mainEntityOfPage: url,
      ...(summary && { description: summary }),
      ...(featured_image && { image: provider.file(featured_image) }),
      ...(isDate(published_at) && { datePublished: published_at }),
      author: { '@type': 'Person', name: writerName(author) },
      ...(site.title && { publisher: { '@type': 'Organization', name: site.title, url: links.href('/') } }),
      commentCount: comment_count,
    },
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: messages.list.heading, item: links.href('/blog') },
        { '@type': 'ListItem', position: 2, name: title, item: url },
      ],
    },
  ];
}

/** What a link to a post shows elsewhere. */
export function postPreview(
  { title, published_at, featured_image }: Post,
  { provider }: Described,
): LinkPreview {
  return {
    type: 'article',
    ...(featured_image && { image: { url: provider.file(featured_image), alt: title } }),
    ...(isDate(published_at) && { published: published_at }),
  };
}

/** https://schema.org/FAQPage: the questions of the first step, with the words of their answers. */
export function faqStructuredData(faqs: readonly Faq[]): WithContext<FAQPage>[] {
  const answered = faqs
    .map(({ question, answer }) => ({ question: question.trim(), words: wordsAtOnce(answer) }))
    .filter(({ question, words }) => question && words);
  if (answered.length === 0) return [];
  return [
    {
      '@context': context,
      '@type': 'FAQPage',
      mainEntity: answered.map(({ question, words }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: words },
      })),
    },
  ];
}

/**
 * A https://schema.org/Restaurant for each branch. The main one has the id by which the home page names the shop; the
 * others are parts of it.
 */
export function contactStructuredData(given: ContactInfo, platform: Described): WithContext<Restaurant>[] {
  const { site, provider, links } = platform;
  const { branch_locations: branches, contact_emails, social_media_profiles } = withSiteContact(given, site);
  const main = branches.find(({ is_hq }) => is_hq) ?? branches[0];
  const shop = `${links.href('/')}#restaurant`;
  const email = contact_emails[0]?.email_address;
  const profiles = social_media_profiles.map(({ link }) => link).filter((link) => /^https?:/.test(link));
  return branches.map((branch, nth) => {
    const { name, address, phone_number, image, map_location_url: map } = branch;
    return {
      '@context': context,
      '@type': 'Restaurant',
      '@id': branch === main ? shop : `${links.href('/contact')}#branch-${nth + 1}`,
      name: (branch === main && site.title) || name || site.title || address,
      url: links.href(branch === main ? '/' : '/contact'),
      hasMenu: links.href('/products'),
      ...(address && { address }),
      ...(phone_number && { telephone: phone_number }),
      ...(image && { image: provider.file(image) }),
      ...(map && /^https?:/.test(map) && { hasMap: map }),
      // What all branches share is said once.
      ...(branch === main
        ? { ...(email && { email }), ...(profiles.length > 0 && { sameAs: profiles }) }
        : { parentOrganization: { '@type': 'Restaurant', '@id': shop } as const }),
    };
  });
}

function postPath({ slug }: Post): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
