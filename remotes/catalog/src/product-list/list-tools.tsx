import type { ListedProduct, Page } from '@shop/shared/contracts/provider';
import { Button, IconShape } from '@shop/shared/ui';
import { listTexts } from '../messages/product-list.ts';
import styles from './list-tools.module.css';
import type { Refined } from './use-refined.ts';

const sliders =
  'M3 6h6M13 6h4M9 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M3 14h2M9 14h8M5 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0';

interface ListToolsProps {
  readonly all: Page<ListedProduct>;
  readonly list: Refined;
  readonly open: boolean;
  readonly onFilters: () => void;
}

/** The row above the list: count, filter button and order. */
export function ListTools({ all, list, open, onFilters }: ListToolsProps) {
  const { chosen: key, refined, load, refine } = list;
  const chosen = refined?.chips.length ?? 0;
  const sort = (order: string) => {
    const query = new URLSearchParams(key);
    query.delete('sort');
    if (order) query.set('sort', order);
    refine(query.toString());
  };
  const intent = { onPointerEnter: load, onFocus: load };
  return (
    <div className={styles.tools}>
      <p className={styles.count}>
        {listTexts.count(all.items.length, all.next === null, chosen > 0 ? list.items.length : null)}
      </p>
      <Button kind="quiet" {...intent} aria-expanded={open} onClick={onFilters}>
        <IconShape path={sliders} />
        {listTexts.filters(chosen)}
      </Button>
      <label className={styles.sort} {...intent}>
        <span className={styles.label} aria-hidden="true">
          {listTexts.sortBy}
        </span>
        <select
          className={styles.select}
          aria-label={listTexts.sortBy}
          value={new URLSearchParams(key).get('sort') ?? ''}
          onChange={(event) => sort(event.currentTarget.value)}
        >
          {Object.entries(listTexts.orders).map(([order, name]) => (
            <option key={order} value={order}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
