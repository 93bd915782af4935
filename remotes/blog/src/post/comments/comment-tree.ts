import type { Comment } from '@shop/shared/contracts/provider';

/** A comment with its replies, the way they are shown. */
export interface Thread {
  readonly comment: Comment;
  readonly replies: readonly Thread[];
}

interface Place {
  readonly comment: Comment;
  readonly parent: number | null;
}

/**
 * Orders comments into threads. Replies may come nested in their parent, or beside it with `parent` set, or both;
 * each comment appears once. Among siblings the first given comes first, so whoever adds a new comment or reply
 * puts it in front. A reply whose parent is unknown stands on its own.
 */
export function commentThreads(comments: readonly Comment[]): Thread[] {
  const places = new Map<number, Place>();
  collect(comments, null, places);
  const children = new Map<number | null, Place[]>();
  for (const place of places.values()) {
    const parent = place.parent !== null && places.has(place.parent) ? place.parent : null;
    children.set(parent, [...(children.get(parent) ?? []), place]);
  }
  const used = new Set<number>();

  const threads = (siblings: readonly Place[] = []): Thread[] =>
    siblings.flatMap(({ comment }) => {
      if (used.has(comment.id)) return [];
      used.add(comment.id);
      return [{ comment, replies: threads(children.get(comment.id)) }];
    });
  // Comments that name each other as parent hang from no root; the first of them serves as one.
  return [
    ...threads(children.get(null)),
    ...threads([...places.values()].filter(({ comment }) => !used.has(comment.id))),
  ];
}

export function countThreads(threads: readonly Thread[]): number {
  return threads.reduce((count, { replies }) => count + 1 + countThreads(replies), 0);
}

function collect(comments: readonly Comment[], above: number | null, places: Map<number, Place>): void {
  for (const comment of comments) {
    if (!places.has(comment.id)) places.set(comment.id, { comment, parent: above ?? comment.parent });
    collect(comment.replies, comment.id, places);
  }
}
