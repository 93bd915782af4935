import type { ListedProduct } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { useNavigation } from '@shop/shared/router';
import {
  afterPaint,
  EarlierStep,
  EmptyState,
  lazyPart,
  LoadMore,
  Notice,
  useMoreShown,
  usePlatform,
} from '@shop/shared/ui';
import { startTransition, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { listTexts } from '../messages/product-list.ts';
import { SavedDishesPlace } from '../components/saved-dishes/saved-dishes-place.tsx';
import { ProductGrid } from '../components/product-grid/product-grid.tsx';
import { CategoryLinks } from './category-links.tsx';
import { ListTools } from './list-tools.tsx';
import type { ProductListData } from './loader.ts';
import { ProductSections } from './product-sections.tsx';
// A rendered page has its chips before their code has loaded.
import './filter-chips.module.css';
import styles from './product-list.module.css';
import { sectionsOf, type Section } from './sections.ts';
import { useRefined, type Refined } from './use-refined.ts';

// Most lists are not filtered.
const FilterChips = lazyPart(async () => (await import('./filter-chips.tsx')).FilterChips);

// Few lists are empty.
const NothingFound = lazyPart(
  async () => (await import('./empty-list.tsx')).NothingFound,
  () => <EmptyState title={listTexts.empty} />,
);

// Few lists are searched. Where it cannot be loaded, the provider's answer stands alone.
const AlsoFound = lazyPart(async () => (await import('../components/menu-search/also-found.tsx')).AlsoFound);

// Pictures of the first row, or of the first two on a phone.
const inView = 4;

/** The products with filters, order and category links; paler while another list is loading. */
export function ListBody({ data }: { readonly data: ProductListData }) {
  const [open, setOpen] = useState(false);
  const list = useRefined(data, open);
  const { key, all, whole, hasMore, error } = list;
  const waitsFor = waitingText(list, open);
  const isLoading = useNavigation().state === 'loading' || list.isPending;
  useAnnouncements(list, waitsFor);
  const nothing = isEmpty(all);
  const sections = useMemo(
    () => (data.query.category || data.query.search ? null : sectionsOf({ key, whole })),
    [data, key, whole],
  );
  return (
    <>
      <div className={styles.list}>
        <Beside data={data} list={list} sections={sections} open={open} onClose={() => setOpen(false)} />
        <section className={styles.products} aria-busy={isLoading} aria-label={listTexts.heading}>
          {nothing ? (
            <Nothing data={data} />
          ) : (
            <>
              <ListTools
                list={list}
                waitsFor={waitsFor}
                open={open}
                besideHeading={sections !== null}
                onFilters={() => afterPaint(() => startTransition(() => setOpen(!open)))}
              />
              {!import.meta.env.WIDGET && <EarlierStep to={list.earlierAddress} />}
              <Found list={list} sections={sections} />
            </>
          )}
          {error !== null && <Failed error={error} />}
          {hasMore && !list.isPending && (
            <LoadMore onLoad={list.showMore} busy={list.isLoading} href={list.nextAddress} />
          )}
        </section>
      </div>
      <Below data={data} answered={all.items} filtered={hasFilters(key)} />
    </>
  );
}

function Nothing({ data }: { readonly data: ProductListData }) {
  return (
    <Suspense>
      <NothingFound data={data} />
    </Suspense>
  );
}

function Failed({ error }: { readonly error: unknown }) {
  return (
    <div className={styles.failed}>
      <Notice kind="error">{errorText(error, listTexts.failed)}</Notice>
    </div>
  );
}

interface BelowProps {
  readonly data: ProductListData;
  readonly answered: readonly ListedProduct[];
  readonly filtered: boolean;
}

/**
 * What stands below a list: of a search what else was found, else what this device has marked and seen. Below one with filters
 * nothing else that was found, which might be just what they leave out.
 */
function Below({ data: { query, limited }, answered, filtered }: BelowProps) {
  if (!query.search) return <SavedDishesPlace />;
  if (filtered) return null;
  return (
    <Suspense>
      <AlsoFound term={query.search} category={limited ? query.category : ''} answered={answered} />
    </Suspense>
  );
}

interface BesideProps extends FoundProps {
  readonly data: ProductListData;
  /** Whether the filters are open. */
  readonly open: boolean;
  onClose(): void;
}

/** The open filters and the categories: a column beside the list, or above it. */
function Beside({ data, list, sections, open, onClose }: BesideProps) {
  const { key, all, whole, code, chosen, refine } = list;
  const Panel = open && whole && !isEmpty(all) ? code?.RefinePanel : undefined;
  if (data.limited && !Panel) return null;
  return (
    <div className={styles.side}>
      {Panel && whole && <Panel products={whole} refinement={chosen} onChange={refine} onClose={onClose} />}
      {!data.limited && (
        <CategoryLinks categories={data.categories} query={data.query} refinement={key} sections={sections} />
      )}
    </div>
  );
}

const isEmpty = ({ total, next }: Refined['all']) => total === 0 && next === null;

/** Until the filters are known, their place is kept: nothing moves when they come. */
const hasFilters = (key: string) => /(^|&)(?!sort)./.test(key);

interface FoundProps {
  readonly list: Refined;
  readonly sections: readonly Section[] | null;
}

function Found({ list: { key, items, refined, failed, refine }, sections }: FoundProps) {
  return (
    <>
      {failed && (
        <div className={styles.notice}>
          <Notice kind="error">{listTexts.filtersFailed}</Notice>
        </div>
      )}
      {(refined ? refined.chips.length > 0 : hasFilters(key)) && (
        <div className={styles.chips}>
          <Suspense>{refined && <FilterChips refined={refined} onRefine={refine} />}</Suspense>
        </div>
      )}
      {sections && <ProductSections sections={sections} eager={inView} />}
      {!sections && (items.length > 0 || !refined) && (
        <ProductGrid products={items} columns={3} heading="h2" eager={inView} />
      )}
    </>
  );
}

/** The text in place of the count until all products that it needs are loaded; null from then on. */
function waitingText({ key, whole, isPending, isLoading }: Refined, open: boolean): string | null {
  if (whole || !(isPending || (open && isLoading))) return null;
  const isOnlySorted = /^sort=[^&]*$/.test(key) && !open;
  return isOnlySorted ? listTexts.loadingAllToSort : listTexts.loadingAll;
}

/** Announces to screen readers what a list waits for, how many products filters leave, and how many products a further step adds. */
function useAnnouncements(list: Refined, waitsFor: string | null): void {
  const { announce } = usePlatform();
  const { key, all, items, refined, isPending, steps } = list;
  const announcedKey = useRef(key);
  const announceCount = useEffectEvent(() =>
    announce(listTexts.count(refined?.of ?? all.total, true, refined?.total ?? all.total)),
  );
  useEffect(() => {
    if (isPending || announcedKey.current === key) return;
    announcedKey.current = key;
    announceCount();
  }, [key, isPending]);
  const announceWait = useEffectEvent((text: string) => announce(text));
  useEffect(() => {
    if (waitsFor) announceWait(waitsFor);
  }, [waitsFor]);
  useMoreShown(steps, items.length, (count) => announce(listTexts.moreLoaded(count)));
}
