import { LoadMore, Notice } from '@shop/shared/ui';
import type { MorePages } from './use-more.ts';

/** The way to a list's further pages, where there are any. */
export function MoreOf({ list }: { readonly list: MorePages<unknown> }) {
  return (
    <>
      {list.problem && <Notice kind="error">{list.problem}</Notice>}
      {list.hasMore && <LoadMore onLoad={() => void list.load()} busy={list.busy} />}
    </>
  );
}
