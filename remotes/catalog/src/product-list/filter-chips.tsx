import type { MouseEvent } from 'react';
import { Link, useSearchParams } from '@shop/shared/router';
import { Button, EmptyState, Icon } from '@shop/shared/ui';
import { filterTexts } from '../messages/filters.ts';
import { refinedAddress } from './list-address.ts';
import styles from './filter-chips.module.css';
import type { RefinedList } from './refine/refine-list.ts';

interface FilterChipsProps {
  readonly refined: RefinedList;
  readonly onRefine: (key: string) => void;
}

/** The active filters, each a link to the list without it, and what to say where they leave nothing. */
export function FilterChips({ refined: { chips, cleared, items }, onRefine }: FilterChipsProps) {
  const [query] = useSearchParams();
  // A plain link would scroll to the top.
  const follow = (key: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onRefine(key);
  };
  return (
    <>
      <div className={styles.chips} role="group" aria-label={filterTexts.label}>
        {chips.map(({ label, without }) => (
          <Link
            key={label}
            to={refinedAddress(query, without)}
            className={styles.chip}
            aria-label={filterTexts.remove(label)}
            onClick={follow(without)}
          >
            {label}
            <Icon name="close" />
          </Link>
        ))}
        <Link
          to={refinedAddress(query, cleared)}
          className={`link ${styles.clear}`}
          onClick={follow(cleared)}
        >
          {filterTexts.clear}
        </Link>
      </div>
      {items.length === 0 && <NothingFiltered onClear={() => onRefine(cleared)} />}
    </>
  );
}

function NothingFiltered({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title={filterTexts.nothing} help={filterTexts.nothingHelp}>
      <Button kind="quiet" onClick={onClear}>
        {filterTexts.clear}
      </Button>
    </EmptyState>
  );
}
