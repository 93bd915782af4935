import type { Comment, RecordId } from '@shop/shared/contracts/provider';

/** A comment with its replies, the way they are shown. */
export interface Thread {
  readonly comment: Comment;
  readonly replies: readonly Thread[];
}

interface Entry {
  readonly comment: Comment;
  /** Providers write one id as a number here and as text there. */
  readonly parent: string | null;
}

/**
 * Orders comments into threads. Replies may come nested in their parent, or beside it with `parent` set, or both;
 * each comment appears once. Siblings keep the given order: callers put a new comment or reply in front. A reply whose
 * parent is unknown stands on its own.
 */
export function commentThreads(comments: readonly Comment[]): Thread[] {
  const entries = new Map<string, Entry>();
  collect(comments, null, entries);
  const children = new Map<string | null, Entry[]>();
  for (const entry of entries.values()) {
    const parent = entry.parent !== null && entries.has(entry.parent) ? entry.parent : null;
    children.set(parent, [...(children.get(parent) ?? []), entry]);
  }
  const used = new Set<string>();

  const threads = (siblings: readonly Entry[] = []): Thread[] =>
    siblings.flatMap(({ comment }) => {
      const id = String(comment.id);
      if (used.has(id)) return [];
      used.add(id);
      return [{ comment, replies: threads(children.get(id)) }];
    });
  // Comments that are each other's parents have no root; the first of them becomes one.
  return [
    ...threads(children.get(null)),
    ...threads([...entries.values()].filter(({ comment }) => !used.has(String(comment.id)))),
  ];
}

/** The replies to a comment, or the comments on the post itself; empty when there is no such comment. */
export function repliesTo(threads: readonly Thread[], parent: RecordId | null): readonly Thread[] {
  if (parent === null) return threads;
  const thread = threads.find(({ comment }) => String(comment.id) === String(parent));
  return thread?.replies ?? threads.flatMap(({ replies }) => repliesTo(replies, parent));
}

/** The comments of these threads, without their replies, that say the same; the newest first. */
export function commentsSaying(threads: readonly Thread[], content: string): Comment[] {
  const comments = threads.map(({ comment }) => comment);
  return comments
    .filter((comment) => comment.content.trim() === content.trim())
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
}

export function countThreads(threads: readonly Thread[]): number {
  return threads.reduce((count, { replies }) => count + 1 + countThreads(replies), 0);
}

function collect(comments: readonly Comment[], above: string | null, entries: Map<string, Entry>): void {
  for (const comment of comments) {
    const id = String(comment.id);
    const parent = above ?? (comment.parent === null ? null : String(comment.parent));
    if (!entries.has(id)) entries.set(id, { comment, parent });
    collect(comment.replies, id, entries);
  }
}
