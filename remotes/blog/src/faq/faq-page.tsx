import { listFaqs, type Faq, type Page } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { Link, useLoaderData } from '@shop/shared/router';
import { LoadFailure, EmptyState } from '@shop/shared/ui';
import { messages } from '../messages.ts';
import { LoadMoreOf, usePagedList } from '../components/paged-list.tsx';
import styles from './faq.module.css';
import { questionIds } from './question-ids.ts';
import { Question } from './question.tsx';

const texts = messages.faq;

export function FaqPage() {
  const list = usePagedList(listFaqs, useLoaderData<Page<Faq>>(), texts.failed);
  const ids = questionIds(list.items.map(({ question }) => question));
  return (
    <div className={styles.faq}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      {list.items.length === 0 && !list.hasMore && <EmptyState title={texts.empty} />}
      {list.items.map((faq, place) => (
        <Question key={`${place} ${faq.question}`} faq={faq} id={ids[place] ?? ''} />
      ))}
      <LoadMoreOf list={list} />
      <p className={styles.more}>
        {texts.more}{' '}
        <Link className="link" to="/contact">
          {texts.toContact}
        </Link>
      </p>
    </div>
  );
}

export function FaqError() {
  return <LoadFailure text={(error) => errorText(error, texts.failed)} />;
}
