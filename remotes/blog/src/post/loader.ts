import type { Platform } from '@shop/shared/contracts';
import { getPost, listComments, type Post } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { listCalls, shortened, textWords } from '@shop/shared/ui';
import { loadSteps, stepsToLoad } from '@shop/shared/ui/list';
import { messages } from '../messages/pages.ts';
import { isPublished } from '../components/post-facts.ts';
import { commentsAnswer, commentStep, type CommentsAnswer } from './comments/comments-answer.ts';
import { PostUnavailable } from './post-errors.ts';

export interface PostData {
  readonly post: Post;
  /** Reading time; 0 for a post without words. */
  readonly minutes: number;
  /** Its first words; empty for a post without words. */
  readonly summary: string;
  /** Deferred; never rejects, so that a post can be read without its comments. */
  readonly comments: Promise<CommentsAnswer>;
}

/** Rejects with a `ProviderError`, or with `PostUnavailable` when there is no post for readers. */
export function postLoader({ provider }: Platform) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<PostData> => {
    const { signal } = request;
    const { slug = '' } = params;
    const answer = await provider.call(getPost, { slug }, { signal });
    if (!answer) throw new PostUnavailable(messages.post.none);
    if (!isPublished(answer)) throw new PostUnavailable(messages.post.unpublished);
    // What the answer leaves out is known from the address.
    const post = { ...answer, slug: answer.slug.trim() || slug, title: answer.title.trim() || slug };
    const calls = listCalls(provider, listComments, { post: post.id });
    const comments = loadSteps(calls, stepsToLoad(request), commentStep, signal).then(
      commentsAnswer,
      (error: unknown): CommentsAnswer => ({ failure: errorText(error, messages.post.failed) }),
    );
    // A post can be read without its reading time and summary, where the HTML parser cannot be loaded.
    const words = await textWords(post.content).catch(() => '');
    return { post, minutes: readingMinutes(words), summary: shortened(words), comments };
  };
}

const wordsPerMinute = 220;

/** Whole minutes that a text takes, at least 1; 0 for one without words. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute));
}
