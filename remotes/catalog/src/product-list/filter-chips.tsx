import type { MouseEvent } from 'react';
import { Link, useSearchParams } from '@shop/shared/router';
import { Icon } from '@shop/shared/ui';
import { listTexts } from '../messages/product-list.ts';
import { refinedAddress } from './list-address.ts';
import styles from './list-tools.module.css';
import type { RefinedList } from './refine/refine-list.ts';

interface FilterChipsProps {
  readonly refined: RefinedList;
  readonly onRefine: (key: string) => void;
}

/** The active filters, each a link to the list without it. */
export function FilterChips({ refined: { chips, cleared }, onRefine }: FilterChipsProps) {
  const [query] = useSearchParams();
  // A plain link would scroll to the top.
  const follow = (key: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onRefine(key);
  };
  return (
    <div className={styles.chips} role="group" aria-label={listTexts.filters(0)}>
      {chips.map(({ label, without }) => (
        <Link
          key={label}
          to={refinedAddress(query, without)}
          className={styles.chip}
          aria-label={listTexts.removeFilter(label)}
          onClick={follow(without)}
        >
          {label}
          <Icon name="close" />
        </Link>
      ))}
      <Link to={refinedAddress(query, cleared)} className={`link ${styles.clear}`} onClick={follow(cleared)}>
        {listTexts.clearFilters}
      </Link>
    </div>
  );
}
