import type { ListedPage, Platform } from '@shop/shared/contracts';
import { listPosts, type Post } from '@shop/shared/contracts/provider';
import { listCalls, shortened, startList, textWords } from '@shop/shared/ui';
import { loadAll } from '@shop/shared/ui/list';
import { newestPosts, writerName } from './components/post-facts.ts';
import { messages } from './messages/pages.ts';

// Pages of the provider's list: 10,000 posts where it gives 50 at a time.
const mostPages = 200;

/** Posts, from the newest, whose content is read for a description: that takes a while. */
const mostDescribed = 100;

/** The blog with its posts, newest first, and the pages about the shop. */
export async function listPages(
  { provider, site }: Platform,
  signal: AbortSignal,
): Promise<readonly ListedPage[]> {
  const calls = listCalls(provider, listPosts, {});
  const first = startList(await calls.first(signal));
  const { items } = await loadAll(calls, first, signal, mostPages);
  const posts = newestPosts(items);
  const [newest] = posts;
  const { list, contact, company, policy, faq } = messages;
  return [
    { path: '/blog', title: list.heading, ...(newest && changedOf(newest)) },
    { path: '/contact', title: contact.heading },
    { path: '/company-info', title: company.heading(site.title) },
    { path: '/faq', title: faq.heading },
    { path: '/refund-policy', title: policy.refund_policy.heading },
    { path: '/privacy-policy', title: policy.privacy_policy.heading },
    ...(await Promise.all(posts.map((post, nth) => postPage(post, nth < mostDescribed)))),
  ];
}

async function postPage(post: Post, isDescribed: boolean): Promise<ListedPage> {
  const { slug, title, content, published_at: published, author } = post;
  return {
    path: `/blog/${encodeURIComponent(slug)}`,
    title,
    section: messages.list.heading,
    ...(isDescribed && { description: shortened(await textWords(content)) }),
    ...changedOf(post),
    ...(published && { entry: { published, author: writerName(author) } }),
  };
}

function changedOf({ published_at }: Post): Pick<ListedPage, 'changed'> {
  return published_at ? { changed: published_at } : {};
}
