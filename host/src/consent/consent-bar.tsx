import { Button, usePlatform } from '@shop/shared/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { consentMessages } from '../messages/consent.ts';
import { measureEvent, startAnalytics, stopAnalytics } from './analytics.ts';
import styles from './consent-bar.module.css';
import { consent, type Choice, type ConsentState } from './consent.ts';
import { dropEvents, receiveEvents } from './event-queue.ts';

/**
 * Asks once whether visits may be measured, at the foot of the screen without covering the page; measures when allowed, and
 * without a question where the shop has a consent tool of its own.
 */
export function ConsentBar() {
  const { analyticsId, needsConsent } = usePlatform().site;
  const stored = useSyncExternalStore(consent.subscribe, consent.state);
  const { choice, asking } = needsConsent ? stored : measuresAll;
  useEffect(() => {
    if (choice === 'granted') {
      startAnalytics(document, analyticsId);
      return receiveEvents(measureEvent);
    }
    dropEvents();
    if (choice === 'denied') stopAnalytics(document, analyticsId);
  }, [choice, analyticsId]);
  return asking && <Question again={choice !== undefined} />;
}

const measuresAll: ConsentState = { choice: 'granted', asking: false };

function Question({ again }: { readonly again: boolean }) {
  const bar = useRef<HTMLElement>(null);
  const asked = useRef<Element>(null);
  useEffect(() => {
    if (!again) return;
    asked.current = document.activeElement;
    bar.current?.focus();
  }, [again]);
  const choose = (choice: Choice) => {
    consent.choose(choice);
    const back = asked.current ?? document.getElementById('content');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  return (
    <section ref={bar} id="consent" tabIndex={-1} className={styles.bar} aria-label={consentMessages.label}>
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.question}>{consentMessages.question}</p>
          <p>{consentMessages.explanation}</p>
        </div>
        <div className={styles.choices}>
          <Button kind="quiet" onClick={() => choose('denied')}>
            {consentMessages.decline}
          </Button>
          <Button kind="quiet" onClick={() => choose('granted')}>
            {consentMessages.allow}
          </Button>
        </div>
      </div>
    </section>
  );
}
