import { usePlatform } from '@shop/shared/ui';
import { ConsentButton } from '../../consent/consent-button.tsx';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import styles from './footer-tools.module.css';

/** What a visitor sets for this browser. */
export function FooterTools() {
  const { analyticsId } = usePlatform().site;
  return (
    <div className={styles.tools}>
      <ThemeSwitch />
      {analyticsId && <ConsentButton />}
    </div>
  );
}
