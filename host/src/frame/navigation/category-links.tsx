import type { Page } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { useEffect, useState, type Ref } from 'react';
import { messages } from '../../messages/shell.ts';
import type { CategoryName, LoadResult } from '../frame-data.ts';
import type { MoreCategories } from './more-categories.tsx';

/** One link per category, or a message in their place. */
export function CategoryLinks({ categories }: { categories: LoadResult<Page<CategoryName>> | undefined }) {
  if (!categories) return <li>{messages.categoriesLoading}</li>;
  if (categories.error !== undefined) return <li>{categories.error}</li>;
  const { items, next } = categories.value;
  if (items.length === 0) return <li>{messages.categoriesEmpty}</li>;
  return (
    <>
      {items.map((category) => (
        <CategoryLink key={category.slug} category={category} />
      ))}
      {next && <FurtherCategories next={next} />}
    </>
  );
}

interface CategoryLinkProps {
  readonly category: CategoryName;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

export function CategoryLink({ category: { slug, name }, ref }: CategoryLinkProps) {
  return (
    <li>
      <Link {...(ref && { ref })} to={`/products?category=${encodeURIComponent(slug)}`}>
        {name || slug}
      </Link>
    </li>
  );
}

const loadMoreCategories = () => import('./more-categories.tsx');

/** Few shops have more categories than one answer holds, so this is loaded only for such an answer. */
function FurtherCategories({ next }: { readonly next: string }) {
  const [More, setMore] = useState<typeof MoreCategories>();
  useEffect(() => {
    void loadMoreCategories().then(
      (module) => setMore(() => module.MoreCategories),
      // The categories shown are all there; the page of all products is one link away.
      () => undefined,
    );
  }, []);
  return More && <More next={next} />;
}
