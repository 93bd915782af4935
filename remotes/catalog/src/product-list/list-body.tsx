import { errorText } from '@shop/shared/provider';
import { useNavigation } from '@shop/shared/router';
import { LoadMore, Notice, usePlatform } from '@shop/shared/ui';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { listTexts } from '../messages/product-list.ts';
import { ProductGrid } from '../components/product-grid/product-grid.tsx';
import { useFurtherPages } from '../components/product-pages/use-further-pages.ts';
import { CategoryLinks } from './category-links.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListTools } from './list-tools.tsx';
import type { ProductListData } from './loader.ts';
import { NothingFiltered, NothingFound } from './empty-list.tsx';
import styles from './product-list.module.css';
import { useRefined, type Refined } from './use-refined.ts';

// Pictures of the first row, or of the first two on a phone.
const inView = 4;

/** The products with filters, order and category links; paler while another list is loading. */
export function ListBody({ data }: { readonly data: ProductListData }) {
  const { all, isLoading: isLoadingMore, error, loadMore } = useFurtherPages(data.products);
  const list = useRefined(data, all);
  const [open, setOpen] = useState(false);
  const isLoading = useNavigation().state === 'loading' || list.pending;
  useCountAnnouncement(list, all.items.length);
  const nothing = all.items.length === 0 && all.next === null;
  const Panel = open && !nothing ? list.code?.RefinePanel : undefined;
  return (
    <div className={styles.list}>
      {(!data.limited || Panel) && (
        <div className={styles.side}>
          {Panel && (
            <Panel
              products={all.items}
              partly={all.next !== null}
              refinement={list.chosen}
              onChange={list.refine}
              onClose={() => setOpen(false)}
            />
          )}
          {!data.limited && (
            <CategoryLinks categories={data.categories} query={data.query} refinement={list.key} />
          )}
        </div>
      )}
      <section className={styles.products} aria-busy={isLoading} aria-label={listTexts.heading}>
        {nothing ? (
          <NothingFound data={data} />
        ) : (
          <>
            <ListTools
              all={all}
              list={list}
              open={open}
              onFilters={() => startTransition(() => setOpen(!open))}
            />
            <Found list={list} />
          </>
        )}
        {error !== null && (
          <div className={styles.failed}>
            <Notice kind="error">{errorText(error, listTexts.failed)}</Notice>
          </div>
        )}
        {all.next !== null && <LoadMore onLoad={() => void loadMore()} busy={isLoadingMore} />}
      </section>
    </div>
  );
}

function Found({ list: { items, refined, failed, refine } }: { readonly list: Refined }) {
  return (
    <>
      {failed && (
        <div className={styles.notice}>
          <Notice kind="error">{listTexts.filtersFailed}</Notice>
        </div>
      )}
      {refined && refined.chips.length > 0 && <FilterChips refined={refined} onRefine={refine} />}
      {items.length === 0 ? (
        <NothingFiltered onClear={() => refine(refined?.cleared ?? '')} />
      ) : (
        <ProductGrid products={items} columns={3} heading="h2" eager={inView} />
      )}
    </>
  );
}

/** Announces to screen readers how many products a changed filter leaves. */
function useCountAnnouncement({ key, items, pending }: Refined, loaded: number): void {
  const { announce } = usePlatform();
  const announcedKey = useRef(key);
  const tell = useEffectEvent(() => announce(listTexts.count(loaded, true, items.length)));
  useEffect(() => {
    if (pending || announcedKey.current === key) return;
    announcedKey.current = key;
    tell();
  }, [key, pending]);
}
