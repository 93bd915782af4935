import type { ReactNode, RefObject } from 'react';
import { listTexts } from '../messages/product-list.ts';
import styles from './category-links.module.css';

interface CategoryNavProps {
  readonly row: RefObject<HTMLUListElement | null>;
  /** A list item for each category. */
  readonly children: ReactNode;
}

/** Links to categories: a column beside the list, a row above it on phones. */
export function CategoryNav({ row, children }: CategoryNavProps) {
  return (
    <nav aria-label={listTexts.category}>
      <p className={styles.title} aria-hidden="true">
        {listTexts.category}
      </p>
      <ul className={styles.links} ref={row}>
        {children}
      </ul>
    </nav>
  );
}

/** Scrolls the row, which is a column on wide pages, and nothing else, so that one of its links is in its middle. */
export function revealInRow(row: HTMLElement, link: HTMLElement, behavior: ScrollBehavior): void {
  const [place, own] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollBy({
    left: own.left + own.width / 2 - place.left - row.clientWidth / 2,
    top: own.top + own.height / 2 - place.top - row.clientHeight / 2,
    behavior,
  });
}
