import type { Endpoint, Page } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { LoadMore, Notice, usePlatform } from '@shop/shared/ui';
import { useState } from 'react';

export interface PagedList<Item> {
  /** The first page and all that were loaded after it. */
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly busy: boolean;
  /** Why the last further page failed, else empty. */
  readonly problem: string;
  load(): Promise<void>;
}

/** A list that grows by its further pages. Starts over when the first page is loaded anew. */
export function usePagedList<Input, Item>(
  endpoint: Endpoint<Input, Page<Item>>,
  first: Page<Item>,
  failed: string,
): PagedList<Item> {
  const { provider } = usePlatform();
  const [pages, setPages] = useState([first]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (pages[0] !== first) setPages([first]);
  const next = pages.at(-1)?.next ?? null;

  const load = async () => {
    if (next === null || busy) return;
    setBusy(true);
    setProblem('');
    try {
      const page = await provider.next(endpoint, next);
      setPages((known) => (known.at(-1)?.next === next ? [...known, page] : known));
    } catch (error) {
      setProblem(errorText(error, failed));
    } finally {
      setBusy(false);
    }
  };
  return { items: pages.flatMap((page) => page.items), hasMore: next !== null, busy, problem, load };
}

/** The way to a list's further pages, where there are any. */
export function LoadMoreOf({ list }: { readonly list: PagedList<unknown> }) {
  return (
    <>
      {list.problem && <Notice kind="error">{list.problem}</Notice>}
      {list.hasMore && <LoadMore onLoad={() => void list.load()} busy={list.busy} />}
    </>
  );
}
