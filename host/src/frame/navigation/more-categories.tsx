import { listCategories, type Category, type Page } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { LoadMore, usePlatform } from '@shop/shared/ui';
import { useCallback, useState } from 'react';
import { messages } from '../../messages/shell.ts';
import { CategoryLink } from './category-links.tsx';

/** The categories after the first answer, a page at a time. */
export function MoreCategories({ next }: { readonly next: string }) {
  const { provider } = usePlatform();
  const [pages, setPages] = useState<readonly Page<Category>[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const following = pages.length === 0 ? next : pages.at(-1)?.next;
  const load = async (address: string) => {
    setBusy(true);
    setError('');
    try {
      const page = await provider.next(listCategories, address);
      setPages([...pages, page]);
    } catch (failure) {
      setError(errorText(failure, messages.categoriesFailed));
    }
    setBusy(false);
  };
  // The button that had focus may be gone: focus goes on to the first of the new links.
  const focus = useCallback((link: HTMLAnchorElement | null) => link?.focus(), []);
  const items = pages.flatMap((page) =>
    page.items.map((category, index) => ({ category, first: index === 0 })),
  );
  return (
    <>
      {items.map(({ category, first }) => (
        <CategoryLink key={category.slug} category={category} ref={first ? focus : undefined} />
      ))}
      {error && <li role="alert">{error}</li>}
      {following && (
        <li>
          <LoadMore busy={busy} onLoad={() => void load(following)} />
        </li>
      )}
    </>
  );
}
