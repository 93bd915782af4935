import { errorText } from '@shop/shared/provider';
import { useLoaderData, useSearchParams } from '@shop/shared/router';
import { lazyPart, LoadFailure, useHydrated, usePlatform } from '@shop/shared/ui';
import { Suspense } from 'react';
import { listTexts } from '../messages/product-list.ts';
import { BasketPlace } from './basket-place.tsx';
import { ListBody } from './list-body.tsx';
import { listHeading } from './list-texts.ts';
import type { ProductListData } from './loader.ts';
import styles from './product-list.module.css';
import { useReportList } from './use-report-list.ts';

// Loaded for lists of a category only: it needs the code for provider HTML.
const CategoryDescription = lazyPart(
  async () => (await import('./category-description.tsx')).CategoryDescription,
);

export function ProductListPage() {
  const data = useLoaderData<ProductListData>();
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  useReportList(data);
  return (
    <>
      <Head data={data} />
      {isHydrated && query.has('basket') && <BasketPlace />}
      <ListBody data={data} />
    </>
  );
}

function Head({ data: { query, category } }: { readonly data: ProductListData }) {
  const { site } = usePlatform();
  const everything = !query.category && !query.search;
  return (
    <header className={styles.head}>
      <h1>{listHeading(query, category?.name || query.category)}</h1>
      {category?.description && (
        <Suspense fallback={<p className={styles.description}>{withoutTags(category.description)}</p>}>
          <CategoryDescription html={category.description} />
        </Suspense>
      )}
      {everything && site.description && <p className={styles.about}>{site.description}</p>}
    </header>
  );
}

/** The plain text, shown until that code has loaded. */
function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function ProductListError() {
  return <LoadFailure text={(error) => errorText(error, listTexts.failed)} />;
}
