import { Suspense, useEffect, useRef } from 'react';
import { Await, Link } from '@shop/shared/router';
import { Skeleton } from '@shop/shared/ui';
import { shopTexts } from '../messages/shop.ts';
import { categoryPath } from '../components/paths.ts';
import styles from './category-links.module.css';
import { CategoryNav, revealInRow } from './category-nav.tsx';
import type { ListQuery } from './list-address.ts';
import type { CategoryName } from './loader.ts';
import { SectionLinks } from './section-links.tsx';
import type { Section } from './sections.ts';

interface CategoryLinksProps {
  readonly categories: Promise<readonly CategoryName[]>;
  readonly query: ListQuery;
  /** The part of the address that sorts and filters. */
  readonly refinement: string;
  /** Those of a list that shows the whole menu: links to them take the place of links to other lists. */
  readonly sections: readonly Section[] | null;
}

/**
 * The shop's categories as links that keep the search and the filters; a column beside the list, a row above it on
 * phones, which stay in view. Without categories the link to all products remains, so that nothing below it moves.
 */
export function CategoryLinks({ categories, sections, ...links }: CategoryLinksProps) {
  if (sections) {
    return (
      <div className={styles.place}>
        <SectionLinks sections={sections} />
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <Suspense fallback={<LinksSkeleton />}>
        <Await resolve={categories}>
          {(items: readonly CategoryName[]) => <Links categories={items} {...links} />}
        </Await>
      </Suspense>
    </div>
  );
}

/** Placeholder in the size of the links. */
function LinksSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton lines={6} />
    </div>
  );
}

interface LinksProps extends Omit<CategoryLinksProps, 'categories' | 'sections'> {
  readonly categories: readonly CategoryName[];
}

function Links({ categories, query, refinement }: LinksProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => scrollToCurrent(row.current, query.category), [query.category]);
  const entries = [{ slug: '', name: shopTexts.allProducts }, ...categories];
  return (
    <CategoryNav row={row}>
      {entries.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={categoryPath(slug, query.search, refinement)}
            className={styles.link}
            aria-current={slug === query.category ? 'true' : undefined}
          >
            {name || slug}
          </Link>
        </li>
      ))}
    </CategoryNav>
  );
}

function scrollToCurrent(row: HTMLUListElement | null, category: string): void {
  const current = row?.querySelector<HTMLElement>(category ? '[aria-current]' : 'a');
  if (row && current) revealInRow(row, current, 'instant');
}
