import { hostileSamples } from '@shop/shared/testing/hostile-html';
import type { Provider } from '../provider.ts';

/** Each sample alone. */
export const alone: readonly string[] = hostileSamples;

/** Samples one behind the other, a dozen to a text: broken ones change what the next ones mean. */
export const together: readonly string[] = Array.from(
  { length: Math.ceil(hostileSamples.length / 12) },
  (_, group) =>
    hostileSamples
      .slice(group * 12, group * 12 + 12)
      .map((sample) => `<section>${sample}</section>`)
      .join(''),
);

/** Texts that lead from one to the next, each with a word that is bold only when formatted. */
function chained(texts: readonly string[], next: (at: number) => string): string[] {
  return texts.map((text, at) => {
    const way = at + 1 < texts.length ? `<p><a href="${next(at + 1)}">next</a></p>` : '';
    return `${way}<p><b>sample ${at}</b></p>${text}`;
  });
}

/** Answers calls to a path with a body, as if the shop had written it so. */
async function answer(provider: Provider, path: string, body: unknown): Promise<void> {
  await provider.fault({ match: { method: 'GET', path }, kind: 'malformed', body });
}

/** One post per text, at `/blog/hostile-0` and on; the list has the first. */
export async function hostilePosts(provider: Provider, texts: readonly string[]): Promise<void> {
  const [known] = (await provider.call('/blog/posts/')) as object[];
  const posts = chained(texts, (at) => `/blog/hostile-${at}`).map((content, at) => ({
    ...known,
    slug: `hostile-${at}`,
    title: `Post ${at}`,
    featured_image: null,
    content,
  }));
  for (const post of posts) await answer(provider, `/api/blog/posts/${post.slug}/`, post);
  await answer(provider, '/api/blog/posts/?', posts.slice(0, 1));
}

/** One product per text, at `/products/hostile-0` and on. */
export async function hostileProducts(provider: Provider): Promise<void> {
  const known = (await provider.call('/products/products/salmon-nigiri/')) as object;
  for (const [at, text] of chained(together, (next) => `/products/hostile-${next}`).entries()) {
    const product = { ...known, id: 10_000 + at, slug: `hostile-${at}`, long_html_description: text };
    await answer(provider, `/api/products/products/hostile-${at}/`, product);
  }
}

/** Every text as the answer to a question of its own. */
export async function hostileQuestions(provider: Provider): Promise<void> {
  const faqs = alone.map((sample, at) => ({
    question: `Question ${at}?`,
    answer: `<p><b>sample ${at}</b></p>${sample}`,
  }));
  await answer(provider, '/api/pages/manage/faqs/', faqs);
}

/** A text as the refund policy and as the description of a category. */
export async function hostilePages(provider: Provider, text: string): Promise<void> {
  await provider.clearFaults();
  const category = (await provider.call('/products/categories/maki/')) as object;
  const content = `<p><b>sample</b></p>${text}`;
  await answer(provider, '/api/pages/manage/documents/', [{ document_type: 'refund_policy', content }]);
  await answer(provider, '/api/products/categories/maki/', { ...category, description: content });
}
