import { messages } from '../messages.ts';
import { consentAsked } from './consent-place.tsx';
import { consent } from './consent.ts';
import styles from './consent-button.module.css';

/** Asks the visitor anew. */
export function ConsentButton() {
  const ask = () => {
    consent.ask();
    document.dispatchEvent(new Event(consentAsked));
  };
  return (
    <button type="button" className={styles.change} onClick={ask}>
      {messages.privacyChoices}
    </button>
  );
}
