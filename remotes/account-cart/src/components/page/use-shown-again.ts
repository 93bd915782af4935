import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser shows this page as it was left, as by Back: what it says may be past. */
export function useShownAgain(onShown: () => void): void {
  const callBack = useEffectEvent(onShown);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && callBack();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}
