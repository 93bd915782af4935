import { usePlatform } from '@shop/shared/ui';
import { consentAsked } from '../../consent/consent-place.tsx';
import { consent } from '../../consent/consent.ts';
import { messages } from '../../messages/shell.ts';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import styles from './footer-tools.module.css';

/** Settings of this browser: theme, and consent to analytics. */
export function FooterTools() {
  const { analyticsId, needsConsent } = usePlatform().site;
  return (
    <div className={styles.tools}>
      <ThemeSwitch />
      {analyticsId && needsConsent && <ConsentButton />}
    </div>
  );
}

/** Asks the visitor again whether visits may be measured. */
function ConsentButton() {
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
