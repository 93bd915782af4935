import { useEffect, useState, type ComponentType } from 'react';
import { isGranted } from './is-granted.ts';

/** Fired at the document where a visitor wants to choose anew. */
export const consentAsked = 'shop:consent-asked';

/** The question is asked this long after the page has loaded. */
const questionDelayMs = 3000;

/** Brings what a visitor has allowed once the page itself is done; to all others the question, somewhat later. */
export function ConsentPlace() {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadBar = () =>
      void import('./consent-bar.tsx').then(
        (module) => setBar(() => module.ConsentBar),
        // Nobody is measured unasked; the next page asks.
        () => undefined,
      );
    const begin = () => {
      timer = setTimeout(loadBar, isGranted() ? 0 : questionDelayMs);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    document.addEventListener(consentAsked, loadBar);
    return () => {
      clearTimeout(timer);
      removeEventListener('load', begin);
      document.removeEventListener(consentAsked, loadBar);
    };
  }, []);
  return Bar && <Bar />;
}
