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
 * parent is unknown stands on its own. Nothing here calls itself: thousands may answer each other.
 */
export function commentThreads(comments: readonly Comment[]): Thread[] {
  const entries = entriesOf(comments);
  const children = new Map<string | null, Entry[]>();
  for (const entry of entries.values()) {
    const parent = entry.parent !== null && entries.has(entry.parent) ? entry.parent : null;
    const siblings = children.get(parent) ?? [];
    children.set(parent, siblings);
    siblings.push(entry);
  }
  const threads: Thread[] = [];
  const used = new Set<Entry>();
  const add = (roots: readonly Entry[]) => {
    const levels = [{ siblings: roots, into: threads }];
    for (const { siblings, into } of levels)
      for (const entry of siblings) {
        if (used.has(entry)) continue;
        used.add(entry);
        const replies: Thread[] = [];
        into.push({ comment: entry.comment, replies });
        levels.push({ siblings: children.get(String(entry.comment.id)) ?? [], into: replies });
      }
  };
  add(children.get(null) ?? []);
  // Comments that are each other's parents have no root; the first of them becomes one.
  for (const entry of entries.values()) add([entry]);
  return threads;
}

/** The comments with the replies nested in them again. */
export function nestedComments(threads: readonly Thread[]): Comment[] {
  const comments: Comment[] = [];
  const levels = [{ threads, into: comments }];
  for (const level of levels)
    for (const { comment, replies } of level.threads) {
      const nested = { ...comment, replies: [] };
      level.into.push(nested);
      levels.push({ threads: replies, into: nested.replies });
    }
  return comments;
}

/** Threads with all replies within them in the order in which they are read, each with the comment that it replies to. */
export function inOneList(
  threads: readonly Thread[],
  answered?: Comment,
): { readonly thread: Thread; readonly answered: Comment | undefined }[] {
  const list: ReturnType<typeof inOneList> = [];
  const waiting = threads.map((thread) => ({ thread, answered })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    list.push(next);
    const { comment, replies } = next.thread;
    for (const thread of [...replies].reverse()) waiting.push({ thread, answered: comment });
  }
  return list;
}

/** The replies to a comment, or the comments on the post itself; empty when there is no such comment. */
export function repliesTo(threads: readonly Thread[], parent: RecordId | null): readonly Thread[] {
  if (parent === null) return threads;
  const found = inOneList(threads).find(({ thread }) => String(thread.comment.id) === String(parent));
  return found?.thread.replies ?? [];
}

/** The comments of these threads, without their replies, that say the same; the newest first. */
export function commentsSaying(threads: readonly Thread[], content: string): Comment[] {
  const comments = threads.map(({ comment }) => comment);
  return comments
    .filter((comment) => comment.content.trim() === content.trim())
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
}

export function countThreads(threads: readonly Thread[]): number {
  return inOneList(threads).length;
}

/** By id, in the order in which they are read. */
function entriesOf(comments: readonly Comment[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const waiting = comments.map((comment) => ({ comment, above: null as string | null })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { comment, above } = next;
    const id = String(comment.id);
    const parent = above ?? (comment.parent === null ? null : String(comment.parent));
    if (!entries.has(id)) entries.set(id, { comment, parent });
    for (const reply of [...comment.replies].reverse()) waiting.push({ comment: reply, above: id });
  }
  return entries;
}
