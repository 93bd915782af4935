import { Button, IconShape } from '@shop/shared/ui';
import { listTexts } from '../messages/product-list.ts';
import styles from './list-tools.module.css';
import type { Refined } from './use-refined.ts';

const sliders =
  'M3 6h6M13 6h4M9 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M3 14h2M9 14h8M5 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0';

const arrows = 'M6 16V4M3 7l3-3 3 3M14 4v12M11 13l3 3 3-3';

interface ListToolsProps {
  readonly list: Refined;
  /** Stands in the place of the count while products are loaded that it needs. */
  readonly waitsFor: string | null;
  readonly open: boolean;
  /** On a phone the row stands beside the page's heading, which is short. */
  readonly besideHeading: boolean;
  readonly onFilters: () => void;
}

/** The row above the list: count, filter button and order. */
export function ListTools({ list, waitsFor, open, besideHeading, onFilters }: ListToolsProps) {
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
    <div className={besideHeading ? `${styles.tools} ${styles.beside}` : styles.tools}>
      <p className={styles.count}>{waitsFor ?? countText(list, chosen)}</p>
      <Button kind="quiet" {...intent} aria-expanded={open} onClick={onFilters}>
        <IconShape path={sliders} />
        {listTexts.filters(chosen)}
      </Button>
      <label className={styles.sort} {...intent}>
        <span className={styles.label} aria-hidden="true">
          {listTexts.sortBy}
        </span>
        <span className={styles.sign}>
          <IconShape path={arrows} />
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

/** Of a list that the provider has more of, those that show; nothing where some are left out before them. */
function countText({ all, items, before, refined }: Refined, chosen: number): string {
  if (refined) return listTexts.count(refined.of, true, chosen > 0 ? refined.total : null);
  if (before > 0 && all.next !== null) return '';
  return all.next === null
    ? listTexts.count(all.total, true, null)
    : listTexts.count(items.length, false, null);
}
