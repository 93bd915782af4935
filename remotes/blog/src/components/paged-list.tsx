import { errorText } from '@shop/shared/provider';
import {
  goesOn,
  LoadMore,
  Notice,
  useListInSteps,
  useMoreShown,
  usePlatform,
  type ListCalls,
  type LoadedList,
} from '@shop/shared/ui';
import { messages } from '../messages/pages.ts';

export interface PagedList<Item> {
  /** Everything loaded so far, from the page's first item on. */
  readonly items: readonly Item[];
  /** How many of the items show, of each kind that a page makes of them. */
  readonly limit: number;
  readonly steps: number;
  /** The provider has more, or the document left some out. */
  readonly hasUnloaded: boolean;
  /** The document left out items of a list that the provider gave whole. */
  readonly isCut: boolean;
  readonly busy: boolean;
  /** Why the last further page failed, else empty. */
  readonly problem: string;
  load(): void;
  /** Address of the page that begins with the next step, where there is one. */
  readonly nextAddress: string | undefined;
  /** Address of the page that begins a step earlier, where there is one. */
  readonly earlierAddress: string | undefined;
}

interface PagedListOptions {
  /** Items of a step. */
  readonly size: number;
  /** Shown when a further page fails without a text of its own. */
  readonly failed: string;
  /** Everything shows. */
  readonly needsAll?: boolean;
}

/** A list that shows more with every step. Starts over when the first page is loaded again. */
export function usePagedList<Item extends object>(
  calls: ListCalls<Item>,
  first: LoadedList<Item>,
  { size, failed, needsAll = false }: PagedListOptions,
): PagedList<Item> {
  const needs = { size, needsAll };
  const { list, items, limit, steps, isLoading, error, showMore, ...addresses } = useListInSteps(
    first,
    calls,
    needs,
  );
  return {
    items,
    limit: needsAll ? Number.POSITIVE_INFINITY : limit,
    steps,
    hasUnloaded: goesOn(list),
    isCut: list.next === null && list.items.length < list.total,
    busy: isLoading,
    problem: error === null ? '' : errorText(error, failed),
    load: showMore,
    nextAddress: addresses.nextAddress,
    earlierAddress: addresses.earlierAddress,
  };
}

interface LoadMoreOfProps {
  readonly list: PagedList<unknown>;
  /** How many entries show, and how many the loaded items give. */
  readonly shown: number;
  readonly of: number;
}

/** The button for a list's next step, where there is one. */
export function LoadMoreOf({ list, shown, of }: LoadMoreOfProps) {
  const { announce } = usePlatform();
  useMoreShown(list.steps, shown, (count) => announce(messages.moreLoaded(count)));
  return (
    <>
      {list.problem && <Notice kind="error">{list.problem}</Notice>}
      {(of > shown || list.hasUnloaded) && (
        <LoadMore onLoad={list.load} busy={list.busy} href={list.nextAddress} />
      )}
    </>
  );
}
