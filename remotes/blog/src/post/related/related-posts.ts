import type { Post } from '@shop/shared/contracts/provider';
import { textWords } from '@shop/shared/ui';
import { newestPosts } from '../../components/post-facts.ts';

/** How many posts are offered below another. */
const offered = 3;

/** How many posts, the newest, are compared: the words of each are read. */
const compared = 60;

/**
 * Other published posts, the most similar first: a word weighs more the fewer posts have it, and
 * more in a title. Of equally similar posts the newest comes first.
 */
export async function relatedPosts(post: Post, posts: readonly Post[]): Promise<Post[]> {
  const others = newestPosts(posts)
    .filter(({ id }) => id !== post.id)
    .slice(0, compared);
  const known = new Map(
    await Promise.all([post, ...others].map(async (each) => [each.id, await wordsOf(each)] as const)),
  );
  const weight = (word: string) => 1 / [...known.values()].filter((words) => words.has(word)).length ** 2;
  const own = known.get(post.id) ?? new Map<string, number>();
  const closeness = ({ id }: Post) =>
    [...(known.get(id) ?? [])].reduce(
      (sum, [word, times]) => sum + times * (own.get(word) ?? 0) * (own.has(word) ? weight(word) : 0),
      0,
    );
  const scored = others.map((other) => ({ other, score: closeness(other) }));
  return scored
    .sort((one, two) => two.score - one.score)
    .slice(0, offered)
    .map(({ other }) => other);
}

/** Words of some length, once each: 3 for those of the title, 1 for all others. */
async function wordsOf({ title, content }: Pick<Post, 'title' | 'content'>): Promise<Map<string, number>> {
  const words = new Map<string, number>();
  for (const word of longWords(await textWords(content))) words.set(word, 1);
  for (const word of longWords(title)) words.set(word, 3);
  return words;
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
}
