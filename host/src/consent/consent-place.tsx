import { useEffect, useState, type ComponentType } from 'react';
import { isGranted } from './is-granted.ts';

/** Fired at the document where a visitor wants to choose anew. */
export const consentAsked = 'shop:consent-asked';

/** Milliseconds that a page is read before the question comes. */
const patience = 3000;

/** Brings what a visitor has allowed once the page itself is done; to all others the question, somewhat later. */
export function ConsentPlace() {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const bring = () =>
      void import('./consent-bar.tsx').then(
        (module) => setBar(() => module.ConsentBar),
        // Nobody is measured unasked; the next page asks.
        () => undefined,
      );
    const begin = () => {
      timer = setTimeout(bring, isGranted() ? 0 : patience);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    document.addEventListener(consentAsked, bring);
    return () => {
      clearTimeout(timer);
      removeEventListener('load', begin);
      document.removeEventListener(consentAsked, bring);
    };
  }, []);
  return Bar && <Bar />;
}
