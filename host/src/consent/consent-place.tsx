import { localStore } from '@shop/shared/storage';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState, type ComponentType } from 'react';

/** Key of the visitor's choice in this browser's storage. */
export const choiceKey = 'shopAnalytics';

/** Fired at the document when a visitor wants to choose again. */
export const consentAsked = 'shop:consent-asked';

/** The question is asked this long after the page has loaded. */
const questionDelayMs = 3000;

const importBar = () => import('./consent-bar.tsx');

/**
 * Loads the analytics that a visitor has allowed, or that a shop loads for all, once the page has loaded; asks all others a
 * little later.
 */
export function ConsentPlace() {
  const { needsConsent } = usePlatform().site;
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadBar = () =>
      void importBar().then(
        (module) => setBar(() => module.ConsentBar),
        // Without consent there are no analytics; the next page asks.
        () => undefined,
      );
    const begin = () => {
      timer = setTimeout(loadBar, !needsConsent || isGranted() ? 0 : questionDelayMs);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    document.addEventListener(consentAsked, loadBar);
    return () => {
      clearTimeout(timer);
      removeEventListener('load', begin);
      document.removeEventListener(consentAsked, loadBar);
    };
  }, [needsConsent]);
  return Bar && <Bar />;
}

/** Whether the visitor has allowed in this browser to be measured. */
function isGranted(): boolean {
  return localStore().getItem(choiceKey) === 'granted';
}
