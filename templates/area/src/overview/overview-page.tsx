import type { Company } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { useLoaderData } from '@shop/shared/router';
import { EmptyState, LoadFailure } from '@shop/shared/ui';
import { useId } from 'react';
import { overviewMessages } from '../messages/overview.ts';
import styles from './overview.module.css';

export function OverviewPage() {
  const { tagline } = useLoaderData<Company>();
  const id = useId();
  return (
    <section className={styles.page} aria-labelledby={id}>
      <h1 id={id}>{overviewMessages.heading}</h1>
      {tagline ? <p>{tagline}</p> : <EmptyState title={overviewMessages.empty} />}
    </section>
  );
}

export function OverviewError() {
  return <LoadFailure text={(error) => errorText(error, overviewMessages.failed)} />;
}
