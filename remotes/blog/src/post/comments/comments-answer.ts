import type { Comment } from '@shop/shared/contracts/provider';
import type { LoadedList } from '@shop/shared/ui';
import { commentThreads, countThreads, nestedComments, type Thread } from './comment-tree.ts';

/** Threads of a step. */
export const commentStep = 40;

// A document holds whole threads; a step of long ones is completed by the browser.
const mostInDocument = 100;

/** The comments, or why there are none. */
export type CommentsAnswer =
  | {
      readonly page: LoadedList<Comment>;
      /** Comments of the loaded pages, replies included. */
      readonly count: number;
      readonly failure?: never;
    }
  | { readonly page?: never; readonly failure: string };

/** In a document the threads of the first step, each with its replies nested. */
export function commentsAnswer(list: LoadedList<Comment>): CommentsAnswer {
  const threads = commentThreads(list.items);
  const count = countThreads(threads);
  if (!import.meta.env.SSR) return { page: list, count };
  const shown = firstThreads(threads.slice(0, commentStep), mostInDocument);
  const isAll = shown.length === threads.length;
  return { page: { ...list, ...(!isAll && { items: nestedComments(shown) }) }, count };
}

function firstThreads(threads: readonly Thread[], most: number): readonly Thread[] {
  let count = 0;
  const end = threads.findIndex((thread) => (count += countThreads([thread])) > most);
  return end < 0 ? threads : threads.slice(0, Math.max(1, end));
}
