import type { Faq } from '@shop/shared/contracts/provider';
import { Link, useLocation } from '@shop/shared/router';
import { ProviderHtml } from '@shop/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { messages } from '../messages/pages.ts';
import styles from './faq.module.css';

interface QuestionProps {
  readonly faq: Faq;
  /** The hash of the question's address, without `#`. */
  readonly id: string;
}

/**
 * A question that shows its answer when pressed. `details` opens without scripts, for find-in-page and for an address
 * that names it.
 */
export function Question({ faq, id }: QuestionProps) {
  const { open, close, toQuestion } = messages.faq;
  return (
    // Stays open when it was opened before hydration.
    <details ref={useOpenedByAddress(id)} className={styles.question} suppressHydrationWarning>
      <summary>
        <h2>{faq.question}</h2>
        <span className={styles.sign} aria-hidden="true">
          <span className={styles.open}>{open}</span>
          <span className={styles.close}>{close}</span>
        </span>
      </summary>
      {/* A browser opens the details around the place that an address names. */}
      <div id={id} className={styles.answer}>
        <ProviderHtml html={faq.answer} />
        <Link className={styles.own} to={`#${encodeURIComponent(id)}`}>
          {toQuestion}
          <span className="visually-hidden">: {faq.question}</span>
        </Link>
      </div>
    </details>
  );
}

/** Opens the question that the address names, and scrolls it into view. */
function useOpenedByAddress(id: string) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  const named = decoded(hash) === `#${id}`;
  // Before the page is painted; the document's first script may have done it.
  useLayoutEffect(() => {
    if (!named || !details.current || details.current.open) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: 'start' });
  }, [named]);
  return details;
}

/** A hash with its percent encoding resolved; as it is where it is malformed. */
export function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
