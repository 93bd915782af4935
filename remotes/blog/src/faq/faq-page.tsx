import type { Faq } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { Link, useLoaderData, useLocation } from '@shop/shared/router';
import { EmptyState, lazyListCalls, LoadFailure, usePlatform, type LoadedList } from '@shop/shared/ui';
import { startTransition, useEffect, useState } from 'react';
import { messages } from '../messages/pages.ts';
import { LoadMoreOf, usePagedList } from '../components/paged-list.tsx';
import styles from './faq.module.css';
import { faqStep } from '../components/steps.ts';
import { decoded, Question } from './question.tsx';

const texts = messages.faq;

export function FaqPage() {
  const first = useLoaderData<LoadedList<Faq>>();
  const needsAll = useHashBeyondFirstStep();
  const { provider } = usePlatform();
  const calls = lazyListCalls(async () => (await import('./loader.ts')).faqCalls(provider));
  const list = usePagedList(calls, first, { size: faqStep, failed: texts.failed, needsAll });
  const shown = list.items.slice(0, list.limit);
  const ids = idsOf(shown);
  return (
    <div className={styles.faq}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      {list.items.length === 0 && !list.hasUnloaded && <EmptyState title={texts.empty} />}
      {shown.map((faq, index) => (
        <Question key={`${index} ${faq.question}`} faq={faq} id={ids[index] ?? ''} />
      ))}
      <LoadMoreOf list={list} shown={shown.length} of={list.items.length} />
      <p className={styles.more}>
        {`${texts.more} `}
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

/**
 * Whether the address has named a question beyond the first step: its hash may be a question's, and nothing on the page
 * has that id. What it made show stays.
 */
function useHashBeyondFirstStep(): boolean {
  const { root } = usePlatform();
  const { hash } = useLocation();
  const [isBeyond, setIsBeyond] = useState(false);
  useEffect(() => {
    const id = decoded(hash).slice(1);
    if (id === '' || id !== idWords(id) || root.getElementById(id)) return;
    // A transition, since there may be many questions.
    startTransition(() => setIsBeyond(true));
  }, [hash, root]);
  return isBeyond;
}

function idsOf(faqs: readonly Faq[]): string[] {
  return questionIds(faqs.map(({ question }) => question));
}

/**
 * Ids of questions, for hashes in addresses such as `/faq#where-do-you-deliver`: one each, in the given order. Each has a
 * hyphen: an element called `config` would be what code reads as `window.config`.
 */
export function questionIds(questions: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return questions.map((question) => {
    const words = idWords(question);
    const name = words.includes('-') ? words : `question-${words || 'without-words'}`;
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return times === 1 ? name : `${name}-${times}`;
  });
}

/** The words of a question as they stand in its id. */
function idWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
